import { jobs } from "#app/jobs.ts";
import type { World } from "./world.ts";

/** Runs a job of the product as its clock does, whenever that is. */
export async function runJobNamed({ tools }: Pick<World, "tools">, name: string): Promise<void> {
  const job = jobs.find((one) => one.name === name);
  if (!job) throw new Error(`There is no job named ${name}`);
  await job.run(tools, {} as never); // jobs with a clock have an empty payload
}
