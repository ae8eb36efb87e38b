import { Link, Outlet, useLocation } from "@tanstack/react-router";
import { ChevronLeft } from "lucide-react";
import { useEffect, useRef } from "react";
import { SiteAddress } from "./site-address.tsx";
import { useProject } from "./use-project.ts";

const tabs = [
  { to: "/projects/$projectId", label: "Overview", exact: true },
  { to: "/projects/$projectId/deployments", label: "Deployments", exact: false },
  { to: "/projects/$projectId/previews", label: "Previews", exact: false },
  { to: "/projects/$projectId/exports", label: "Exports", exact: false },
  { to: "/projects/$projectId/feedback", label: "Feedback", exact: false },
  { to: "/projects/$projectId/settings", label: "Settings", exact: false },
] as const;

/** The frame of a project's pages: which project, its site, and its tabs. */
export function ProjectLayout() {
  const project = useProject();
  const row = useCurrentInView(useLocation().pathname);
  return (
    <div className="stack gap-6">
      <div>
        <Link
          to="/projects"
          activeOptions={{ exact: true }}
          className="-ms-1 inline-flex items-center gap-0.5 rounded-sm text-sm text-faint hover:text-ink"
        >
          <ChevronLeft className="size-4" aria-hidden />
          Projects
        </Link>
        <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <p className="min-w-0 text-xl font-semibold tracking-tight wrap-anywhere">{project.name}</p>
          <SiteAddress project={project} className="text-sm text-muted" />
        </div>
        <nav ref={row} aria-label="Project" className="-mx-4 mt-3 overflow-x-auto border-b px-4 sm:mx-0 sm:px-0">
          <div className="flex gap-5">
            {tabs.map(({ to, label, exact }) => (
              <Link
                key={to}
                to={to}
                params={{ projectId: project.projectId }}
                activeOptions={{ exact, includeSearch: false }}
                className="border-b-2 border-transparent py-2 text-sm font-medium whitespace-nowrap text-muted -outline-offset-2 hover:text-ink aria-[current=page]:border-ink aria-[current=page]:text-ink"
              >
                {label}
              </Link>
            ))}
          </div>
        </nav>
      </div>
      <Outlet />
    </div>
  );
}

/** For a row of links that scrolls: the one of the page at hand is in its middle, where a narrow screen would cut it. */
function useCurrentInView(pathname: string) {
  const row = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the link is another on another page
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>("[aria-current=page]");
    if (!row.current || !current) return;
    const { left, width } = current.getBoundingClientRect();
    const outer = row.current.getBoundingClientRect();
    row.current.scrollLeft += left - outer.left - (outer.width - width) / 2;
  }, [pathname]);
  return row;
}
