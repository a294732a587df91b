import { createFileRoute } from "@tanstack/react-router";
import { ApiKeysPage } from "#features/api-keys/room.ts";

export const Route = createFileRoute("/_app/settings/api-keys")({
  staticData: { title: "API Keys", parent: "Settings" },
  component: ApiKeysPage,
});
