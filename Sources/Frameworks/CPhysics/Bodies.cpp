#include "Physics.hpp"

#include <algorithm>
#include <cmath>

physics_body *physics_body_create(physics_world *world, int32_t number) {
  auto *body = new physics_body{world, number, {}, nullptr};
  b2BodyDef definition;
  definition.userData.pointer = reinterpret_cast<uintptr_t>(body);
  body->body = world->world.CreateBody(&definition);
  world->needs_ghosts = true;
  return body;
}

void physics_body_destroy(physics_body *body) {
  b2World &world = body->world->world;
  if (body->ghost) world.DestroyBody(body->ghost);
  body->ghost = nullptr;
  world.DestroyBody(body->body);
  body->world->needs_ghosts = true;
  delete body;
}

// MARK: Shapes

void physics_body_clear(physics_body *body) {
  while (b2Fixture *fixture = body->body->GetFixtureList()) body->body->DestroyFixture(fixture);
  // It comes back with the new shapes.
  if (body->ghost) body->world->world.DestroyBody(body->ghost);
  body->ghost = nullptr;
  body->world->needs_ghosts = true;
}

static void add(physics_body *body, b2Shape &shape) {
  b2FixtureDef definition;
  definition.shape = &shape;
  body->body->CreateFixture(&definition);
}

void physics_body_add_circle(physics_body *body, physics_point center, float radius) {
  b2CircleShape shape;
  shape.m_p = vector(center);
  shape.m_radius = radius + overlap;
  add(body, shape);
}

using Corners = std::vector<b2Vec2>;

static float area_of(const Corners &corners) {
  float area = 0;
  for (size_t index = 0; index < corners.size(); index++)
    area += b2Cross(corners[index], corners[(index + 1) % corners.size()]) / 2;
  return area;
}

static float perimeter_of(const Corners &corners) {
  float length = 0;
  for (size_t index = 0; index < corners.size(); index++)
    length += b2Distance(corners[index], corners[(index + 1) % corners.size()]);
  return length;
}

/// What of a convex polygon lies deeper than `depth` (Sutherland and Hodgman 1974, side by side).
static Corners inset(const Corners &corners, float depth) {
  Corners left = corners;
  for (size_t side = 0; side < corners.size() && left.size() > 2; side++) {
    b2Vec2 along = corners[(side + 1) % corners.size()] - corners[side];
    if (along.Normalize() < b2_epsilon) continue;
    auto height = [&](b2Vec2 point) { return b2Cross(along, point - corners[side]) - depth; };
    Corners kept;
    for (size_t index = 0; index < left.size(); index++) {
      b2Vec2 here = left[index], next = left[(index + 1) % left.size()];
      float above = height(here), after = height(next);
      if (above >= 0) kept.push_back(here);
      if ((above > 0 && after < 0) || (above < 0 && after > 0))
        kept.push_back(here + above / (above - after) * (next - here));
    }
    left = kept;
  }
  return left;
}

void physics_body_add_polygon(physics_body *body, const physics_point *points, int32_t count) {
  Corners corners(std::min<int32_t>(count, b2_maxPolygonVertices));
  std::transform(points, points + corners.size(), corners.begin(), vector);
  // Box2D puts a skin around polygons, which is to lie inside of what is asked for. A circle in a polygon of area A and
  // perimeter P has a radius of A / P at least: small polygons have thinner skins.
  float room = area_of(corners) / perimeter_of(corners);
  float depth = std::min(b2_polygonRadius - overlap, room / 2);
  Corners core = inset(corners, depth);
  if (room < b2_linearSlop || core.size() < 3 || core.size() > b2_maxPolygonVertices) {
    // Too small for Box2D's tolerance to have corners.
    b2Vec2 sum(0, 0);
    for (b2Vec2 corner : corners) sum += corner;
    float radius = std::sqrt(std::max(area_of(corners), 0.0f) / b2_pi);
    if (radius > 0) physics_body_add_circle(body, point(1.0f / corners.size() * sum), radius);
    return;
  }
  b2PolygonShape shape;
  shape.Set(core.data(), core.size());
  shape.m_radius = depth + overlap;
  add(body, shape);
}

void physics_body_add_edge(physics_body *body, physics_point start, physics_point end) {
  b2EdgeShape shape;
  shape.SetTwoSided(vector(start), vector(end));
  shape.m_radius = overlap;
  add(body, shape);
}

// MARK: What it is

static void set_mass(physics_body *body) {
  const physics_settings &settings = body->settings;
  b2MassData data;
  data.mass = settings.mass;
  data.center = vector(settings.center);
  // Box2D wants it about the origin.
  data.I = settings.inertia + settings.mass * b2Dot(data.center, data.center);
  body->body->SetMassData(&data);
}

static void set_surface(b2Body *body, const physics_settings &settings) {
  for (b2Fixture *each = body->GetFixtureList(); each; each = each->GetNext()) {
    each->SetFriction(settings.friction);
    each->SetRestitution(settings.restitution);
  }
  // What touches already was told the old values.
  for (b2ContactEdge *edge = body->GetContactList(); edge; edge = edge->next) {
    edge->contact->ResetFriction();
    edge->contact->ResetRestitution();
  }
}

static void refilter(b2Body *body) {
  for (b2Fixture *each = body->GetFixtureList(); each; each = each->GetNext()) each->Refilter();
}

void physics_body_set(physics_body *body, physics_settings settings) {
  body->settings = settings;
  b2Body *real = body->body;
  real->SetType(settings.is_dynamic ? b2_dynamicBody : b2_staticBody);
  real->SetBullet(settings.is_precise);
  real->SetFixedRotation(!settings.allows_rotation);
  real->SetGravityScale(settings.is_affected_by_gravity ? 1 : 0);
  real->SetLinearDamping(settings.linear_damping);
  real->SetAngularDamping(settings.angular_damping);
  set_mass(body);
  for (b2Body *each : {real, body->ghost}) {
    if (!each) continue;
    set_surface(each, settings);
    refilter(each);
  }
  real->SetAwake(true);
  body->world->needs_ghosts = true;
}

// MARK: Motion

void physics_body_place(physics_body *body, physics_point position, float angle) {
  body->body->SetTransform(vector(position), angle);
  body->body->SetAwake(true);
  // What leaned on it may fall now.
  for (b2ContactEdge *edge = body->body->GetContactList(); edge; edge = edge->next)
    edge->other->SetAwake(true);
}

void physics_body_set_velocity(physics_body *body, physics_point velocity, float angular_velocity) {
  body->body->SetLinearVelocity(vector(velocity));
  body->body->SetAngularVelocity(angular_velocity);
}

void physics_body_set_awake(physics_body *body, bool is_awake) { body->body->SetAwake(is_awake); }

physics_motion physics_body_motion(const physics_body *body) {
  const b2Body *real = body->body;
  return {point(real->GetPosition()), real->GetAngle(), point(real->GetLinearVelocity()),
      real->GetAngularVelocity(), real->IsAwake()};
}

void physics_body_push(physics_body *body, physics_point force, float torque) {
  body->body->ApplyForceToCenter(vector(force), true);
  body->body->ApplyTorque(torque, true);
}

int32_t physics_body_touching(const physics_body *body, int32_t *bodies, int32_t capacity) {
  std::set<int32_t> found;
  for (const b2Body *each : {(const b2Body *)body->body, (const b2Body *)body->ghost}) {
    if (!each) continue;
    for (const b2ContactEdge *edge = each->GetContactList(); edge; edge = edge->next)
      if (edge->contact->IsTouching()) found.insert(owner(edge->other)->number);
  }
  auto count = std::min<int32_t>(found.size(), capacity);
  std::copy_n(found.begin(), count, bodies);
  return found.size();
}
