import { useLocation } from "@tanstack/react-router";
import { Menu } from "lucide-react";
import { type ReactElement, useState } from "react";
import { IconButton } from "#ui/forms/icon-button.tsx";
import { useMediaQuery } from "#ui/frame/use-media-query.ts";
import { Drawer } from "#ui/overlays/drawer/drawer.tsx";
import { SidebarContent } from "./sidebar-content.tsx";

/** The sidebar of windows below 1024 px; it closes after navigation. */
export function NavDrawer(): ReactElement {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const isWide = useMediaQuery("(width >= 64rem)");
  const [openedAt, setOpenedAt] = useState<string>();
  return (
    <>
      <IconButton
        label="Open navigation"
        icon={<Menu size={20} aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setOpenedAt(path)}
      />
      <Drawer
        label="Navigation"
        open={openedAt === path && !isWide}
        onOpenChange={(open) => setOpenedAt(open ? path : undefined)}
      >
        <SidebarContent width="full" />
      </Drawer>
    </>
  );
}
