import { Link } from "@tanstack/react-router";
import { BookOpen, Building2, KeyRound, type LucideIcon, ScrollText, Users } from "lucide-react";
import { AccountMenu } from "./account-menu.tsx";
import { OrganizationMenu } from "./organization-menu.tsx";

const places: {
  to: "/projects" | "/keys" | "/members" | "/audit" | "/organization";
  label: string;
  icon: LucideIcon;
}[] = [
  { to: "/projects", label: "Projects", icon: BookOpen },
  { to: "/keys", label: "API keys", icon: KeyRound },
  { to: "/members", label: "Members", icon: Users },
  { to: "/audit", label: "Audit log", icon: ScrollText },
  { to: "/organization", label: "Organization", icon: Building2 },
];

/** The side of every page: the organization, its places, and the user. */
export function Navigation({ onNavigate }: { onNavigate?: () => void }) {
  return (
    <div className="flex h-full flex-col gap-4 p-3">
      <OrganizationMenu />
      <nav aria-label="Main" className="grid gap-0.5">
        {places.map(({ to, label, icon: Icon }) => (
          <Link
            key={to}
            to={to}
            {...(onNavigate ? { onClick: onNavigate } : {})}
            className="flex items-center gap-2.5 rounded-md px-2 py-1.5 text-sm font-medium text-muted hover:bg-hover hover:text-ink aria-[current=page]:bg-hover aria-[current=page]:text-ink pointer-coarse:py-2.5"
          >
            <Icon className="size-4 shrink-0" aria-hidden />
            {label}
          </Link>
        ))}
      </nav>
      <div className="mt-auto">
        <AccountMenu />
      </div>
    </div>
  );
}
