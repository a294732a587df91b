import { createFileRoute } from "@tanstack/react-router";
import { MyAccountPage } from "#features/accounts/room.ts";

export const Route = createFileRoute("/_app/settings/my-account")({
  staticData: { title: "Personal Infos", parent: "Settings" },
  component: MyAccountPage,
});
