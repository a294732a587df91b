import { createFileRoute } from "@tanstack/react-router";
import { ApiAgentsPage } from "#features/api-keys/room.ts";

export const Route = createFileRoute("/_app/settings/api-agents")({
  staticData: { title: "API & Agents", parent: "Settings" },
  component: ApiAgentsPage,
});
