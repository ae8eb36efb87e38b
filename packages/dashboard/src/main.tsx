import "./styles.css";
import "./contrast.css";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { Tooltip } from "radix-ui";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createQueryClient } from "./api/query-client.ts";
import { Toaster } from "./components/overlays/toast.tsx";
import { createDashboardRouter } from "./shell/router.tsx";
import { startTheme } from "./shell/theme.ts";

startTheme();
const queryClient = createQueryClient(() => {
  const { pathname, href } = router.state.location;
  if (pathname === "/sign-in") return;
  queryClient.clear();
  void router.navigate({ to: "/sign-in", search: { redirect: href } });
});
const router = createDashboardRouter(queryClient);

const root = document.getElementById("root");
if (root === null) throw new Error("index.html has no element #root");
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <Tooltip.Provider>
        <RouterProvider router={router} />
        <Toaster />
      </Tooltip.Provider>
    </QueryClientProvider>
  </StrictMode>,
);
