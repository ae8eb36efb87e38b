import { LogOut } from "lucide-react";
import { Badge } from "../components/badge.tsx";
import { Button } from "../components/button.tsx";
import { Card } from "../components/card.tsx";
import { DefinitionList } from "../components/definition-list.tsx";
import { Field, Select } from "../components/forms/field.tsx";
import { PageHeader } from "../components/page-header.tsx";
import { roleNames } from "../members/role-options.tsx";
import { useMe } from "../session/me.ts";
import { useSignOut } from "../shell/sign-out.ts";
import { type ThemeChoice, themeChoices, themeNames, useTheme } from "../shell/theme.ts";

/** `/account`: the signed-in user, the organizations, and how the dashboard looks. */
export function AccountPage() {
  const { user, organizations } = useMe();
  const { choice, choose } = useTheme();
  const signOut = useSignOut();
  return (
    <div className="stack max-w-3xl gap-5">
      <PageHeader
        title="Account"
        actions={
          <Button icon={LogOut} onClick={signOut}>
            Sign out
          </Button>
        }
      />
      <Card title="You">
        <DefinitionList
          items={[
            ["Name", user?.name ?? "Unknown"],
            ["E-mail address", user?.email ?? "Unknown"],
          ]}
        />
      </Card>
      <Card flush title="Organizations">
        <ul className="divide-y">
          {organizations.map(({ organizationId, name, role }) => (
            <li key={organizationId} className="flex items-center justify-between gap-4 px-4 py-2.5">
              <span className="min-w-0 truncate">{name}</span>
              <Badge>{roleNames[role]}</Badge>
            </li>
          ))}
        </ul>
      </Card>
      <Card title="Appearance">
        <div className="max-w-60">
          <Field label="Theme">
            <Select value={choice} onChange={(event) => choose(event.target.value as ThemeChoice)}>
              {themeChoices.map((value) => (
                <option key={value} value={value}>
                  {themeNames[value]}
                </option>
              ))}
            </Select>
          </Field>
        </div>
      </Card>
    </div>
  );
}
