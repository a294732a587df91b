import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { id } from "./fields.ts";

export const demo = z.object({
  /** The demo's workspace; none before it was asked for, or once it is deleted. */
  project_id: id.nullable(),
  status: z.enum(["none", "filling", "ready"]),
  /** Of its calendar, in percent. */
  progress: z.number().int().min(0).max(100),
});
export type Demo = z.output<typeof demo>;

export const getDemo = endpoint({
  method: "GET",
  path: "/demo/",
  caller: "user",
  summary: "The demo workspace of your organization, and how far it is filled",
  answer: demo,
});

export const createDemo = endpoint({
  method: "POST",
  path: "/demo/",
  caller: "user",
  summary: "Make a workspace of a fictional brand, and fill it by running the product over a fictional web",
  answer: z.object({ project_id: id }),
  status: 201,
});
