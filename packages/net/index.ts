/** The one door to outside addresses that people enter. */
export { isPublicAddress } from "./address-range.ts";
export { type FetchDocumentsOptions, fetchDocuments } from "./fetch-documents.ts";
export { type AddressPolicy, guardAddress, isListed, type PinnedAddress } from "./guard-address.ts";
export { decode, type GuardedFetchOptions, type GuardedResponse, guardedFetch } from "./guarded-fetch.ts";
export { asNetworkError, type GuardedRequest, guardedRequest, parseAddress } from "./guarded-request.ts";
export { NetworkError, type NetworkErrorCode } from "./network-error.ts";
