#pragma once

#include "CPhysics.h"

#include <box2d/box2d.h>

#include <map>
#include <set>
#include <utility>
#include <vector>

/// A body, and where it is needed its ghost: a body that goes the same way and cannot be pushed. What is pushed by a
/// body without pushing it in turn touches its ghost.
struct physics_body {
  physics_world *world;
  int32_t number;
  physics_settings settings;
  b2Body *body;
  b2Body *ghost = nullptr;

  bool is_dynamic() const { return body->GetType() == b2_dynamicBody; }

  /// Whether it is turned aside by `other`. Each of two bodies says so for itself.
  bool yields_to(const physics_body &other) const {
    return is_dynamic() && (settings.collision & other.settings.category) != 0;
  }
  bool reports(const physics_body &other) const {
    return (settings.category & other.settings.contact) != 0 ||
           (settings.contact & other.settings.category) != 0;
  }
};

struct physics_joint {
  physics_world *world;
  b2Joint *joint;
  /// What was asked of a distance last: to ask for it again would forget the forces that it starts from.
  float asked[5];
};

struct physics_world final : b2ContactFilter, b2ContactListener, b2DestructionListener {
  b2World world{b2Vec2(0, 0)};
  b2Body *ground;
  std::set<physics_joint *> joints;
  std::vector<physics_event> events;
  size_t told = 0;
  bool needs_ghosts = false;

  physics_world();
  ~physics_world();

  void step(b2Vec2 gravity, float seconds);
  /// Gives ghosts to those who push others without being pushed by them, and takes them from the rest.
  void update_ghosts();

  bool ShouldCollide(b2Fixture *first, b2Fixture *second) override;
  void BeginContact(b2Contact *contact) override;
  void EndContact(b2Contact *contact) override;
  void PreSolve(b2Contact *contact, const b2Manifold *) override;
  void PostSolve(b2Contact *contact, const b2ContactImpulse *impulse) override;
  void SayGoodbye(b2Joint *joint) override;
  void SayGoodbye(b2Fixture *) override {}

private:
  /// How many pairs of shapes of two bodies touch.
  std::map<std::pair<int32_t, int32_t>, int> touching;

  void tell(bool is_begin, b2Contact *contact);
};

/// Box2D lets the skins of shapes overlap by its tolerance before it parts them. With half of that more on each shape, what
/// lies on something touches it exactly.
const float overlap = b2_linearSlop / 2;

inline b2Vec2 vector(physics_point point) { return b2Vec2(point.x, point.y); }
inline physics_point point(b2Vec2 vector) { return {vector.x, vector.y}; }
inline physics_body *owner(const b2Body *body) {
  return reinterpret_cast<physics_body *>(const_cast<b2Body *>(body)->GetUserData().pointer);
}
inline bool is_ghost(const b2Body *body) { return owner(body)->ghost == body; }
