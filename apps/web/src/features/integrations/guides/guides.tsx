import type { ReactElement } from "react";
import type { Address } from "#lib/address/use-address.ts";
import { backends, platforms } from "../guide-list.rules.ts";
import type { IntegrationsSearch } from "../integrations-search.rules.ts";
import type { Setup } from "../setup.rules.ts";
import { GuideBody } from "./guide-body.tsx";
import { GuideChooser } from "./guide-chooser.tsx";
import { backendGuide, platformGuide } from "./guide-parts.ts";

export interface GuidesProps extends Address<IntegrationsSearch> {
  readonly setup: Setup;
}

/** The guides to platforms and to backends; which ones are open is in the address. */
export function Guides({ setup, search, onSearch }: GuidesProps): ReactElement {
  const { platform = "wordpress", backend = "django" } = search;
  return (
    <>
      <GuideChooser
        title="Plugins and platforms"
        hint="A plugin, a package or the access log: all report in the background, and cost your visitors nothing."
        options={platforms}
        value={platform}
        searchOf={(value) => ({ ...search, platform: value })}
        onChange={(value) => onSearch((latest) => ({ ...latest, platform: value }), "replace")}
      >
        <GuideBody key={platform} name={platform} setup={setup} load={() => platformGuide(platform, setup)} />
      </GuideChooser>
      <GuideChooser
        title="Backends"
        hint="One file to copy into your project. It reports after the page was answered, and gives up after 150 ms."
        options={backends}
        value={backend}
        searchOf={(value) => ({ ...search, backend: value })}
        onChange={(value) => onSearch((latest) => ({ ...latest, backend: value }), "replace")}
      >
        <GuideBody key={backend} name={backend} setup={setup} load={() => backendGuide(backend, setup)} />
      </GuideChooser>
    </>
  );
}
