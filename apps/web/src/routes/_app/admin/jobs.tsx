import { createFileRoute } from "@tanstack/react-router";
import { JobsPage } from "#features/admin/jobs/public.ts";

export const Route = createFileRoute("/_app/admin/jobs")({
  staticData: { title: "Jobs", parent: "Admin" },
  component: JobsPage,
});
