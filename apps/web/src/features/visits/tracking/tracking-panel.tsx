import { Link } from "@tanstack/react-router";
import { type ReactElement, useId } from "react";
import { TextLink } from "#ui/text/text-link.tsx";
import { KeyCounters } from "./key-counters.tsx";
import { TrackingSettings } from "./tracking-settings.tsx";
import { TrackingSetup, type TrackingSetupProps } from "./tracking-setup.tsx";

/** The content of the dialog: counters of the last 30 days, storage settings, and how to report visits. */
export function TrackingPanel(props: TrackingSetupProps): ReactElement {
  const settingsId = useId();
  const setupId = useId();
  return (
    <div className="space-y-6">
      <KeyCounters />
      <TextLink render={<Link to="/settings/tracking" />}>
        By day, with page views, and how long it is kept
      </TextLink>
      <section aria-labelledby={settingsId} className="space-y-3">
        <h3 id={settingsId} className="font-semibold">
          What is stored as a visit
        </h3>
        <TrackingSettings />
      </section>
      <section aria-labelledby={setupId} className="space-y-3">
        <h3 id={setupId} className="font-semibold">
          Set up tracking
        </h3>
        <TrackingSetup {...props} />
      </section>
    </div>
  );
}
