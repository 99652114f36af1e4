#include "Physics.hpp"

#include <algorithm>
#include <cfloat>

static b2Body *or_ground(physics_world *world, physics_body *body) {
  return body ? body->body : world->ground;
}

static physics_joint *create(physics_world *world, b2JointDef &definition) {
  auto *joint = new physics_joint{world, nullptr, {-1, -1, -1, -1, -1}};
  definition.userData.pointer = reinterpret_cast<uintptr_t>(joint);
  joint->joint = world->world.CreateJoint(&definition);
  world->joints.insert(joint);
  return joint;
}

physics_joint *physics_joint_pin(
    physics_world *world, physics_body *first, physics_body *second, physics_point anchor) {
  b2RevoluteJointDef definition;
  definition.Initialize(first->body, or_ground(world, second), vector(anchor));
  return create(world, definition);
}

physics_joint *physics_joint_fixed(
    physics_world *world, physics_body *first, physics_body *second, physics_point anchor) {
  b2WeldJointDef definition;
  definition.Initialize(first->body, or_ground(world, second), vector(anchor));
  return create(world, definition);
}

physics_joint *physics_joint_slide(
    physics_world *world, physics_body *first, physics_body *second, physics_point axis) {
  b2PrismaticJointDef definition;
  // Bodies that do not turn against each other slide alike about any point. Near the centre of what moves the solver has
  // the shortest levers.
  const b2Body *moved = (second && second->is_dynamic() ? second : first)->body;
  definition.Initialize(
      first->body, or_ground(world, second), moved->GetWorldCenter(), vector(axis));
  return create(world, definition);
}

physics_joint *physics_joint_distance(
    physics_world *world, physics_body *first, physics_body *second, physics_point first_anchor,
    physics_point second_anchor) {
  b2DistanceJointDef definition;
  definition.Initialize(
      first->body, or_ground(world, second), vector(first_anchor), vector(second_anchor));
  return create(world, definition);
}

void physics_joint_destroy(physics_joint *joint) {
  if (joint->joint) joint->world->world.DestroyJoint(joint->joint);
  joint->world->joints.erase(joint);
  delete joint;
}

bool physics_joint_is_whole(const physics_joint *joint) { return joint->joint; }

void physics_joint_set_limits(physics_joint *joint, bool is_limited, float lower, float upper) {
  if (!joint->joint) return;
  if (lower > upper) std::swap(lower, upper);
  if (joint->joint->GetType() == e_revoluteJoint) {
    auto *pin = static_cast<b2RevoluteJoint *>(joint->joint);
    pin->SetLimits(lower, upper);
    pin->EnableLimit(is_limited);
  } else if (joint->joint->GetType() == e_prismaticJoint) {
    auto *slide = static_cast<b2PrismaticJoint *>(joint->joint);
    slide->SetLimits(lower, upper);
    slide->EnableLimit(is_limited);
  }
}

void physics_joint_set_motor(physics_joint *joint, float torque, float speed) {
  if (!joint->joint || joint->joint->GetType() != e_revoluteJoint) return;
  auto *pin = static_cast<b2RevoluteJoint *>(joint->joint);
  pin->SetMaxMotorTorque(torque);
  pin->SetMotorSpeed(speed);
  pin->EnableMotor(torque > 0);
}

void physics_joint_set_distance(
    physics_joint *joint, float length, float lower, float upper, float frequency, float damping) {
  if (!joint->joint || joint->joint->GetType() != e_distanceJoint) return;
  const float wanted[5] = {length, lower, upper, frequency, damping};
  if (std::equal(wanted, wanted + 5, joint->asked)) return;
  std::copy_n(wanted, 5, joint->asked);
  auto *distance = static_cast<b2DistanceJoint *>(joint->joint);
  float stiffness = 0, loss = 0;
  if (frequency > 0)
    b2LinearStiffness(
        stiffness, loss, frequency, damping, distance->GetBodyA(), distance->GetBodyB());
  // The greater limit first: the other one may not lie above it.
  distance->SetMinLength(0);
  distance->SetMaxLength(upper);
  distance->SetMinLength(lower);
  distance->SetLength(length);
  distance->SetStiffness(stiffness);
  distance->SetDamping(loss);
  distance->GetBodyA()->SetAwake(true);
  distance->GetBodyB()->SetAwake(true);
}

physics_point physics_joint_force(const physics_joint *joint, float seconds) {
  if (!joint->joint || seconds <= 0) return {0, 0};
  return point(joint->joint->GetReactionForce(1 / seconds));
}

float physics_joint_torque(const physics_joint *joint, float seconds) {
  if (!joint->joint || seconds <= 0) return 0;
  return joint->joint->GetReactionTorque(1 / seconds);
}
