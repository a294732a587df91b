import { useQuery } from "@tanstack/react-query";
import { Info, TriangleAlert } from "lucide-react";
import type { ReactElement } from "react";
import { serviceNoticeQuery } from "#lib/service-notice.ts";
import { Band } from "#ui/frame/band.tsx";

/** Above every page, while those who run the service have something to tell; nothing where that cannot be read. */
export function ServiceNoticeBand(): ReactElement | null {
  const { data } = useQuery(serviceNoticeQuery);
  if (!data) return null;

  const { banner, read_only } = data;
  return (
    <>
      {read_only && (
        <Band
          label="Read-only"
          tone="warn"
          icon={<TriangleAlert size={16} strokeWidth={1.75} aria-hidden="true" />}
        >
          Read-only for now: you can look at everything, but changes are refused. {read_only.text}
        </Band>
      )}
      {banner && (
        <Band
          label="Service notice"
          tone="info"
          icon={<Info size={16} strokeWidth={1.75} aria-hidden="true" />}
        >
          {banner.text}
        </Band>
      )}
    </>
  );
}
