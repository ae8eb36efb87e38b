/**
 * Markdown that is said of a credential of which its specification says nothing, in the words that readers know from other
 * references of APIs. `site/compose` says it in the page's language.
 */
export const credentialTexts = {
  bearer: "Bearer authentication header of the form `Bearer <token>`, where `<token>` is your auth token.",
  basic:
    "Basic authentication header of the form `Basic <encoded-value>`, where `<encoded-value>` is the base64-encoded string `username:password`.",
  oauth: "The access token received from the authorization server in the OAuth 2.0 flow.",
} as const;
