#include "Physics.hpp"

#include <algorithm>
#include <cmath>
#include <tuple>

static int32_t write(const std::set<int32_t> &found, int32_t *bodies, int32_t capacity) {
  std::copy_n(found.begin(), std::min<int32_t>(found.size(), capacity), bodies);
  return found.size();
}

/// Collects the bodies whose shapes satisfy a test.
template <typename Test> struct Collecting final : b2QueryCallback {
  Test test;
  std::set<int32_t> found;

  explicit Collecting(Test test) : test(test) {}
  bool ReportFixture(b2Fixture *fixture) override {
    if (!is_ghost(fixture->GetBody()) && test(fixture)) found.insert(owner(fixture->GetBody())->number);
    return true;
  }
};

template <typename Test> static std::set<int32_t> collect(physics_world *world, b2AABB box, Test test) {
  Collecting<Test> collecting(test);
  world->world.QueryAABB(&collecting, box);
  return collecting.found;
}

static bool overlaps(const b2Fixture *fixture, const b2Shape &shape, const b2Transform &place) {
  const b2Shape *own = const_cast<b2Fixture *>(fixture)->GetShape();
  return b2TestOverlap(own, 0, &shape, 0, fixture->GetBody()->GetTransform(), place);
}

int32_t physics_world_at(
    physics_world *world, physics_point place, int32_t *bodies, int32_t capacity) {
  b2Vec2 center = vector(place), margin(b2_linearSlop, b2_linearSlop);
  b2AABB box = {center - margin, center + margin};
  b2CircleShape spot;
  spot.m_radius = -overlap;
  auto found = collect(world, box, [&](b2Fixture *fixture) {
    return fixture->GetType() != b2Shape::e_edge && overlaps(fixture, spot, b2Transform(center, b2Rot(0)));
  });
  return write(found, bodies, capacity);
}

int32_t physics_world_inside(
    physics_world *world, physics_point lower, physics_point upper, int32_t *bodies,
    int32_t capacity) {
  b2AABB box = {vector(lower), vector(upper)};
  b2Vec2 extents = box.GetExtents();
  b2PolygonShape area;
  area.SetAsBox(std::max(extents.x, b2_linearSlop), std::max(extents.y, b2_linearSlop));
  area.m_radius = -overlap;
  b2Transform place(box.GetCenter(), b2Rot(0));
  auto found = collect(world, box, [&](b2Fixture *fixture) {
    return overlaps(fixture, area, place);
  });
  return write(found, bodies, capacity);
}

namespace {
/// Keeps where a ray first meets each body.
struct Casting final : b2RayCastCallback {
  /// Of length 1.
  b2Vec2 direction;
  std::map<int32_t, std::pair<float, physics_hit>> nearest;

  float ReportFixture(
      b2Fixture *fixture, const b2Vec2 &met, const b2Vec2 &normal, float fraction) override {
    if (is_ghost(fixture->GetBody())) return -1;
    int32_t number = owner(fixture->GetBody())->number;
    // Rays meet the cores of polygons, and circles with their skins; the border that was asked for lies between.
    float depth = 0;
    if (fixture->GetType() == b2Shape::e_polygon) depth = fixture->GetShape()->m_radius - overlap;
    if (fixture->GetType() == b2Shape::e_circle) depth = -overlap;
    float slope = std::max(std::abs(b2Dot(direction, normal)), 0.2f);
    b2Vec2 place = met - depth / slope * direction;
    auto known = nearest.find(number);
    if (known == nearest.end() || fraction < known->second.first)
      nearest[number] = {fraction, {number, point(place), point(normal)}};
    return 1;
  }
};
}

int32_t physics_world_along(
    physics_world *world, physics_point start, physics_point end, physics_hit *hits,
    int32_t capacity) {
  if (b2DistanceSquared(vector(start), vector(end)) < b2_epsilon) return 0;
  Casting casting;
  casting.direction = vector(end) - vector(start);
  casting.direction.Normalize();
  world->world.RayCast(&casting, vector(start), vector(end));
  std::vector<std::pair<float, physics_hit>> found;
  for (auto &each : casting.nearest) found.push_back(each.second);
  // Those that are met at one distance stay in the order of their numbers.
  std::sort(found.begin(), found.end(), [](auto &one, auto &two) {
    return std::tie(one.first, one.second.body) < std::tie(two.first, two.second.body);
  });
  for (int32_t index = 0; index < std::min<int32_t>(found.size(), capacity); index++)
    hits[index] = found[index].second;
  return found.size();
}
