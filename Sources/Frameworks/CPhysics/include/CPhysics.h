#pragma once

#include <stdbool.h>
#include <stdint.h>

// Rigid bodies in a plane, by Box2D. Lengths are metres, times seconds, masses kilograms, angles radians counterclockwise.
// Nothing here is safe from two threads at once. Equal calls in equal order give equal bits.

#ifdef __cplusplus
extern "C" {
#endif

struct physics_world;
struct physics_body;
struct physics_joint;

struct physics_point { float x, y; };

/// What a body is besides its shapes and its place.
struct physics_settings {
  bool is_dynamic, is_precise, allows_rotation, is_affected_by_gravity;
  float friction, restitution, linear_damping, angular_damping;
  /// `inertia` is about the centre of mass.
  float mass, inertia;
  struct physics_point center;
  uint32_t category, collision, contact;
};

struct physics_motion {
  struct physics_point position;
  float angle;
  /// Of the centre of mass.
  struct physics_point velocity;
  float angular_velocity;
  bool is_awake;
};

/// Two bodies began or ceased to touch each other.
struct physics_event {
  bool is_begin;
  /// `first` is less than `second`.
  int32_t first, second;
  struct physics_point point;
  /// Of length 1, from the first body to the second one.
  struct physics_point normal;
  /// How hard they struck each other, newton seconds.
  float impulse;
};

struct physics_hit {
  int32_t body;
  struct physics_point point, normal;
};

struct physics_world *physics_world_create(void);

/// Frees the world with all of its bodies and joints.
void physics_world_destroy(struct physics_world *world);

/// Lets `seconds` pass. What pushed the bodies is forgotten after it.
void physics_world_step(struct physics_world *world, struct physics_point gravity, float seconds);

/// The next thing that happened since the last call; false where there is none.
bool physics_world_next_event(struct physics_world *world, struct physics_event *event);

/// `body` is what it is called in events, at least 0 and another for each.
struct physics_body *physics_body_create(struct physics_world *world, int32_t body);
void physics_body_destroy(struct physics_body *body);

/// Takes all shapes away; `physics_body_set` must follow once there are others.
void physics_body_clear(struct physics_body *body);
void physics_body_add_circle(struct physics_body *body, struct physics_point center, float radius);

/// A convex polygon of 3 to 8 corners.
void physics_body_add_polygon(
    struct physics_body *body, const struct physics_point *points, int32_t count);

/// Lines that stop what comes from either side.
void physics_body_add_edge(
    struct physics_body *body, struct physics_point start, struct physics_point end);

void physics_body_set(struct physics_body *body, struct physics_settings settings);
void physics_body_place(struct physics_body *body, struct physics_point position, float angle);
void physics_body_set_velocity(
    struct physics_body *body, struct physics_point velocity, float angular_velocity);
void physics_body_set_awake(struct physics_body *body, bool is_awake);
struct physics_motion physics_body_motion(const struct physics_body *body);

/// Pushes the centre of mass, newtons, and turns, newton metres, during the next step.
void physics_body_push(struct physics_body *body, struct physics_point force, float torque);

/// The bodies that touch it, each once in ascending order: writes up to `capacity` and answers how many there are.
int32_t physics_body_touching(const struct physics_body *body, int32_t *bodies, int32_t capacity);

/// Joints of two bodies at points of the world, or along an axis of length 1. Without a second body the first one is joined
/// to the world.
struct physics_joint *physics_joint_pin(
    struct physics_world *world, struct physics_body *first, struct physics_body *second,
    struct physics_point anchor);
struct physics_joint *physics_joint_fixed(
    struct physics_world *world, struct physics_body *first, struct physics_body *second,
    struct physics_point anchor);
struct physics_joint *physics_joint_slide(
    struct physics_world *world, struct physics_body *first, struct physics_body *second,
    struct physics_point axis);
struct physics_joint *physics_joint_distance(
    struct physics_world *world, struct physics_body *first, struct physics_body *second,
    struct physics_point first_anchor, struct physics_point second_anchor);
void physics_joint_destroy(struct physics_joint *joint);

/// Whether both of its bodies are still there.
bool physics_joint_is_whole(const struct physics_joint *joint);

/// Limits of a pin, radians, or of a slide, metres.
void physics_joint_set_limits(struct physics_joint *joint, bool is_limited, float lower, float upper);

/// Lets a pin turn with `speed`, radians a second, by `torque` newton metres at most; 0 lets it hang.
void physics_joint_set_motor(struct physics_joint *joint, float torque, float speed);

/// Makes a distance stay between two lengths, or spring back to `length` where `frequency`, hertz, is above 0.
/// `damping` is 0 for a spring that never rests, 1 for one that does not swing.
void physics_joint_set_distance(
    struct physics_joint *joint, float length, float lower, float upper, float frequency,
    float damping);

/// What it cost to keep the bodies together in the last step: newtons, and newton metres.
struct physics_point physics_joint_force(const struct physics_joint *joint, float seconds);
float physics_joint_torque(const struct physics_joint *joint, float seconds);

/// The bodies that hold a point, in ascending order.
int32_t physics_world_at(
    struct physics_world *world, struct physics_point point, int32_t *bodies, int32_t capacity);

/// The bodies with a part inside a rectangle, in ascending order.
int32_t physics_world_inside(
    struct physics_world *world, struct physics_point lower, struct physics_point upper,
    int32_t *bodies, int32_t capacity);

/// Where a ray enters bodies, the nearest first, each body once.
int32_t physics_world_along(
    struct physics_world *world, struct physics_point start, struct physics_point end,
    struct physics_hit *hits, int32_t capacity);

#ifdef __cplusplus
}
#endif
