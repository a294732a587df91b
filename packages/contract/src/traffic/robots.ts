import { z } from "zod";
import { endpoint } from "../base/endpoint.ts";
import { id, instant, text } from "../base/fields.ts";
import { workspacePath } from "../workspaces/workspaces.ts";

export const robot = z.object({
  id,
  name: z.string(),
  created: instant,
});
export type Robot = z.output<typeof robot>;

export const listRobots = endpoint({
  method: "GET",
  path: "/projects/:projectId/robots/",
  caller: "user",
  summary: "The workspace's robots, newest first",
  params: workspacePath,
  answer: z.array(robot),
});

export const createRobot = endpoint({
  method: "POST",
  path: "/projects/:projectId/robots/",
  caller: "user",
  summary: "Create a robot",
  params: workspacePath,
  body: z.object({ name: text(100) }),
  answer: robot,
  status: 201,
});
