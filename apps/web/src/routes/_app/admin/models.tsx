import { createFileRoute } from "@tanstack/react-router";
import { ModelsPage } from "#features/admin/public.ts";

export const Route = createFileRoute("/_app/admin/models")({ component: ModelsPage });
