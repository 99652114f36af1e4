#include "Physics.hpp"

#include <algorithm>
#include <tuple>

physics_world::physics_world() {
  world.SetContactFilter(this);
  world.SetContactListener(this);
  world.SetDestructionListener(this);
  b2BodyDef definition;
  ground = world.CreateBody(&definition);
}

physics_world::~physics_world() {
  // The bodies go with the world; nobody is to hear of it.
  world.SetContactListener(nullptr);
  world.SetDestructionListener(nullptr);
  std::set<physics_body *> bodies;
  for (b2Body *body = world.GetBodyList(); body; body = body->GetNext())
    if (body != ground) bodies.insert(owner(body));
  for (physics_body *body : bodies) delete body;
  for (physics_joint *joint : joints) delete joint;
}

// As many as Box2D's manual recommends.
static const int velocity_iterations = 8, position_iterations = 3;

void physics_world::step(b2Vec2 gravity, float seconds) {
  if (needs_ghosts) update_ghosts();
  for (b2Body *body = world.GetBodyList(); body; body = body->GetNext()) {
    if (body == ground || !is_ghost(body)) continue;
    const b2Body *followed = owner(body)->body;
    body->SetTransform(followed->GetPosition(), followed->GetAngle());
    // A body that is not dynamic moves by its origin, not by its centre of mass.
    body->SetLinearVelocity(followed->GetLinearVelocityFromLocalPoint(b2Vec2(0, 0)));
    body->SetAngularVelocity(followed->GetAngularVelocity());
  }
  world.SetGravity(gravity);
  world.Step(seconds, velocity_iterations, position_iterations);
}

// MARK: Ghosts

static b2Fixture *copy_shape(const b2Fixture *fixture, b2Body *into) {
  b2FixtureDef definition;
  definition.shape = const_cast<b2Fixture *>(fixture)->GetShape();
  definition.friction = fixture->GetFriction();
  definition.restitution = fixture->GetRestitution();
  definition.restitutionThreshold = fixture->GetRestitutionThreshold();
  definition.density = 0;
  return into->CreateFixture(&definition);
}

static void give_ghost(physics_body *body) {
  b2BodyDef definition;
  definition.type = b2_kinematicBody;
  definition.position = body->body->GetPosition();
  definition.angle = body->body->GetAngle();
  definition.userData.pointer = reinterpret_cast<uintptr_t>(body);
  body->ghost = body->world->world.CreateBody(&definition);
  for (const b2Fixture *each = body->body->GetFixtureList(); each; each = each->GetNext())
    copy_shape(each, body->ghost);
}

void physics_world::update_ghosts() {
  needs_ghosts = false;
  std::vector<physics_body *> bodies;
  // Many bodies have few kinds of masks.
  std::map<std::tuple<uint32_t, uint32_t>, physics_body *> kinds;
  for (b2Body *each = world.GetBodyList(); each; each = each->GetNext()) {
    if (each == ground || is_ghost(each) || !owner(each)->is_dynamic()) continue;
    bodies.push_back(owner(each));
    kinds.emplace(
        std::make_tuple(owner(each)->settings.category, owner(each)->settings.collision), owner(each));
  }
  for (physics_body *body : bodies) {
    bool is_needed = std::any_of(kinds.begin(), kinds.end(), [&](const auto &kind) {
      return kind.second->yields_to(*body) && !body->yields_to(*kind.second);
    });
    if (is_needed && !body->ghost) give_ghost(body);
  }
  for (b2Body *each = world.GetBodyList(), *next; each; each = next) {
    next = each->GetNext();
    if (each == ground || !is_ghost(each)) continue;
    physics_body *body = owner(each);
    bool is_needed = body->is_dynamic() &&
        std::any_of(kinds.begin(), kinds.end(), [&](const auto &kind) {
          return kind.second->yields_to(*body) && !body->yields_to(*kind.second);
        });
    if (is_needed) continue;
    world.DestroyBody(each);
    body->ghost = nullptr;
  }
}

// MARK: Contacts

/// Whether a joint of two bodies says that they do not collide.
static bool are_joined(const physics_body &first, const physics_body &second) {
  for (const b2JointEdge *edge = first.body->GetJointList(); edge; edge = edge->next)
    if (edge->other == second.body && !edge->joint->GetCollideConnected()) return true;
  return false;
}

/// Whether two shapes stop each other: both bodies yield, or the one that does not cannot.
static bool is_solid(const b2Fixture *first, const b2Fixture *second) {
  const b2Body *one = first->GetBody(), *two = second->GetBody();
  const physics_body &a = *owner(one), &b = *owner(two);
  if (is_ghost(one)) return !is_ghost(two) && b.yields_to(a) && !a.yields_to(b);
  if (is_ghost(two)) return a.yields_to(b) && !b.yields_to(a);
  bool first_yields = a.yields_to(b), second_yields = b.yields_to(a);
  if (first_yields && second_yields) return true;
  return (first_yields && !b.is_dynamic()) || (second_yields && !a.is_dynamic());
}

bool physics_world::ShouldCollide(b2Fixture *first, b2Fixture *second) {
  const b2Body *one = first->GetBody(), *two = second->GetBody();
  const physics_body &a = *owner(one), &b = *owner(two);
  if (&a == &b) return false;
  if (is_ghost(one) || is_ghost(two)) return is_solid(first, second) && !are_joined(a, b);
  return is_solid(first, second) || a.reports(b);
}

void physics_world::PreSolve(b2Contact *contact, const b2Manifold *) {
  if (!is_solid(contact->GetFixtureA(), contact->GetFixtureB())) contact->SetEnabled(false);
}

void physics_world::BeginContact(b2Contact *contact) { tell(true, contact); }
void physics_world::EndContact(b2Contact *contact) { tell(false, contact); }

static std::pair<int32_t, int32_t> pair_of(b2Contact *contact) {
  return std::minmax(
      {owner(contact->GetFixtureA()->GetBody())->number, owner(contact->GetFixtureB()->GetBody())->number});
}

void physics_world::tell(bool is_begin, b2Contact *contact) {
  auto pair = pair_of(contact);
  int &count = touching[pair];
  count += is_begin ? 1 : -1;
  // Bodies of several shapes begin with the first that touches and end with the last.
  if (count != (is_begin ? 1 : 0)) return;
  if (!is_begin) touching.erase(pair);
  // Shapes that are replaced go on touching: it ended and begins before anybody was told.
  auto ended = std::find_if(events.begin() + told, events.end(), [&](const physics_event &event) {
    return !event.is_begin && event.first == pair.first && event.second == pair.second;
  });
  if (is_begin && ended != events.end()) {
    events.erase(ended);
    return;
  }
  physics_event event = {is_begin, pair.first, pair.second, {0, 0}, {0, 0}, 0};
  int points = contact->GetManifold()->pointCount;
  if (is_begin && points > 0) {
    b2WorldManifold manifold;
    contact->GetWorldManifold(&manifold);
    b2Vec2 middle = manifold.points[0];
    if (points == 2) middle = 0.5f * (middle + manifold.points[1]);
    bool is_turned = owner(contact->GetFixtureA()->GetBody())->number != pair.first;
    event.point = point(middle);
    event.normal = point(is_turned ? -manifold.normal : manifold.normal);
  }
  events.push_back(event);
}

void physics_world::PostSolve(b2Contact *contact, const b2ContactImpulse *impulse) {
  auto pair = pair_of(contact);
  for (size_t index = events.size(); index-- > told;) {
    physics_event &event = events[index];
    if (!event.is_begin || event.first != pair.first || event.second != pair.second) continue;
    for (int each = 0; each < impulse->count; each++) event.impulse += impulse->normalImpulses[each];
    return;
  }
}

void physics_world::SayGoodbye(b2Joint *joint) {
  if (auto *kept = reinterpret_cast<physics_joint *>(joint->GetUserData().pointer))
    kept->joint = nullptr;
}

// MARK: C

physics_world *physics_world_create(void) { return new physics_world; }
void physics_world_destroy(physics_world *world) { delete world; }

void physics_world_step(physics_world *world, physics_point gravity, float seconds) {
  world->step(vector(gravity), seconds);
}

bool physics_world_next_event(physics_world *world, physics_event *event) {
  if (world->told == world->events.size()) {
    world->events.clear();
    world->told = 0;
    return false;
  }
  *event = world->events[world->told++];
  return true;
}
