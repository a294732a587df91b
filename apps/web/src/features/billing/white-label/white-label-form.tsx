import type { WhiteLabel } from "@citelens/contract/billing/white-label";
import type { ReactElement } from "react";
import { useForm } from "react-hook-form";
import { type AgencyValues, agencyBody, agencyValues, BrandFields } from "#features/agencies/edit/public.ts";
import { problemMessage } from "#lib/api/api-problem.ts";
import { applyApiErrors } from "#lib/api/apply-api-errors.ts";
import { Button } from "#ui/forms/button.tsx";
import { Switch } from "#ui/forms/switch.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { Card } from "#ui/frame/card.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { HostProofPart } from "./host-proof.tsx";
import { useOwnPreview, useSaveBrand } from "./white-label.queries.ts";

/** The owner's brand: shown or not, and what it is made of. */
export function WhiteLabelForm({ whiteLabel }: { readonly whiteLabel: WhiteLabel }): ReactElement {
  const { brand, right } = whiteLabel;
  return (
    <div className="space-y-5">
      <Banner tone="info">
        {right === "grant" ? "White label is granted to your organization." : "Your plan has white label."}{" "}
        Members of your workspaces see the brand; only you, the owner, can change it.
      </Banner>
      {brand && (
        <Card title="Where it is shown">
          <div className="space-y-4">
            <ShownSwitch whiteLabel={whiteLabel} />
            <Addresses whiteLabel={whiteLabel} />
          </div>
        </Card>
      )}
      <BrandForm key={brand?.icon ?? "none"} whiteLabel={whiteLabel} />
    </div>
  );
}

function ShownSwitch({ whiteLabel: { is_shown } }: { readonly whiteLabel: WhiteLabel }): ReactElement {
  const save = useSaveBrand();
  return (
    <>
      <Switch
        label="Show this brand"
        hint="When it is off, your workspaces and hosts show the product's own brand. Everything below is kept."
        checked={save.isPending ? save.variables.is_shown === true : is_shown}
        disabled={save.isPending}
        onChange={(next) => save.mutate({ is_shown: next })}
      />
      {save.isError && <Banner tone="neg">{problemMessage(save.error)}</Banner>}
    </>
  );
}

function Addresses({
  whiteLabel: { brand, product_host, host },
}: {
  readonly whiteLabel: WhiteLabel;
}): ReactElement {
  const hosts = [
    ...(brand?.sub_domain && product_host ? [`${brand.sub_domain}.${product_host}`] : []),
    ...(brand?.host_name ? [brand.host_name] : []),
  ];
  if (hosts.length === 0)
    return (
      <p className="text-sm text-fg-3">No host of your own yet: log-in shows the product's own brand.</p>
    );
  return (
    <div className="text-sm text-fg-2">
      <p>
        Log-in shows your brand under these hosts, once their DNS and certificate lead to this installation:
      </p>
      <ul className="mt-1 list-disc pl-5">
        {hosts.map((host) => (
          <li key={host} className="wrap-anywhere">
            <code>{host}</code>
          </li>
        ))}
      </ul>
      {brand?.host_name && host && (
        <div className="mt-4">
          <HostProofPart host={brand.host_name} proof={host} />
        </div>
      )}
    </div>
  );
}

function BrandForm({ whiteLabel }: { readonly whiteLabel: WhiteLabel }): ReactElement {
  const { brand, product_host } = whiteLabel;
  const form = useForm<AgencyValues>({ defaultValues: agencyValues(brand ?? undefined) });
  const save = useSaveBrand();
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    try {
      const saved = await save.mutateAsync(agencyBody(values));
      form.reset(agencyValues(saved.brand ?? undefined));
      toast.success("Your brand is saved.");
    } catch (problem) {
      applyApiErrors(form, problem);
    }
  });
  return (
    <Card title="Your brand" hint="The colours are corrected where they could not be read; see the preview.">
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <BrandFields
          form={form}
          images={{ icon: brand?.icon ?? null, logo: brand?.logo_url ?? null }}
          productHost={product_host}
          usePreview={useOwnPreview}
        />
        {errors.root?.server && <Banner tone="neg">{errors.root.server.message}</Banner>}
        <div className="flex justify-end">
          <Button type="submit" variant="primary" loading={isSubmitting}>
            Save Brand
          </Button>
        </div>
      </form>
    </Card>
  );
}
