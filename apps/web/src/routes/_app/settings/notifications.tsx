import { createFileRoute } from "@tanstack/react-router";
import { NotificationsPage } from "#features/accounts/public.ts";

export const Route = createFileRoute("/_app/settings/notifications")({ component: NotificationsPage });
