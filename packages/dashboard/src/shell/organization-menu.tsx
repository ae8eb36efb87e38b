import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { ChevronsUpDown } from "lucide-react";
import { activeOrganization } from "../api/active-organization.ts";
import { Brand } from "../components/brand.tsx";
import { Menu, MenuChoice } from "../components/overlays/menu.tsx";
import { meQuery, useMe } from "../session/me.ts";

/** The organization one works in; a choice where the user belongs to several. */
export function OrganizationMenu() {
  const { organization, organizations } = useMe();
  const queryClient = useQueryClient();
  const router = useRouter();
  const label = (
    <>
      <Brand />
      <span className="min-w-0 flex-1 truncate text-start font-semibold tracking-tight">
        <span className="sr-only">Organization: </span>
        {organization.name}
      </span>
    </>
  );
  if (organizations.length < 2) return <div className="flex min-w-0 items-center gap-2.5 px-2 py-1.5">{label}</div>;

  const choose = async (organizationId: string) => {
    activeOrganization.set(organizationId);
    // Nothing of one organization may be seen in another.
    await router.navigate({ to: "/projects" });
    queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== meQuery.queryKey[0] });
    await queryClient.refetchQueries({ queryKey: meQuery.queryKey });
    await router.invalidate();
  };
  return (
    <Menu
      align="start"
      trigger={
        <button
          type="button"
          className="flex w-full min-w-0 items-center gap-2.5 rounded-md px-2 py-1.5 hover:bg-hover"
        >
          {label}
          <ChevronsUpDown className="size-3.5 shrink-0 text-faint" aria-hidden />
        </button>
      }
    >
      <MenuChoice
        label="Organization"
        value={organization.organizationId}
        onChange={choose}
        options={organizations.map((one) => ({ value: one.organizationId, label: one.name }))}
      />
    </Menu>
  );
}
