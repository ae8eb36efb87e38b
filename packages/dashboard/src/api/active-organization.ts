const storageKey = "lectern.organization";

/** The organization the user works in, remembered in this browser; null means the server's choice. */
export const activeOrganization = {
  get(): string | null {
    try {
      return localStorage.getItem(storageKey);
    } catch {
      // Storage may be denied; the server's choice is then as good as it gets.
      return null;
    }
  },
  set(organizationId: string | null): void {
    try {
      if (organizationId === null) localStorage.removeItem(storageKey);
      else localStorage.setItem(storageKey, organizationId);
    } catch {
      // As above.
    }
  },
};
