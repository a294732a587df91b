import { createFileRoute, Outlet } from "@tanstack/react-router";
import { SettingsFrame } from "#shell/settings-frame.tsx";

export const Route = createFileRoute("/_app/settings")({ component: SettingsLayout });

function SettingsLayout() {
  return (
    <SettingsFrame>
      <Outlet />
    </SettingsFrame>
  );
}
