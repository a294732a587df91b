import * as contract from "@citelens/contract/workspaces/demo";
import type { FastifyInstance } from "fastify";
import { signedInUser } from "#features/accounts/sign-in/public.ts";
import { serve } from "#platform/serve.ts";
import type { Tools } from "#platform/tools.ts";
import { ensureDemo, getOwnDemo } from "./demo.service.ts";

export function registerDemoRoutes(app: FastifyInstance, tools: Tools): void {
  serve(app, contract.getDemo, (_, request) => getOwnDemo(tools, signedInUser(request)));
  serve(app, contract.createDemo, (_, request) => ensureDemo(tools, signedInUser(request)));
}
