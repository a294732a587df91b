import { z } from "zod";
import { endpoint } from "../base/endpoint.ts";
import { id } from "../base/fields.ts";

export const demo = z.object({
  /** The demo's workspace; null before it was requested and after it is deleted. */
  project_id: id.nullable(),
  status: z.enum(["none", "filling", "ready"]),
  /** The progress of its calendar, in per cent. */
  progress: z.number().int().min(0).max(100),
  /** How many days of its calendar are done, of how many; 0 of 0 before it was requested. */
  day: z.number().int().min(0),
  days: z.number().int().min(0),
});
export type Demo = z.output<typeof demo>;

export const getDemo = endpoint({
  method: "GET",
  path: "/demo/",
  caller: "user",
  scope: "none",
  summary: "The demo workspace of your organization, and its progress",
  answer: demo,
});

export const createDemo = endpoint({
  method: "POST",
  path: "/demo/",
  caller: "user",
  scope: "none",
  summary: "Create a workspace of a fictional brand, filled by running the product on a fictional web",
  answer: z.object({ project_id: id }),
  status: 201,
});
