/** The one door to outside addresses that people enter. */
export { fetchDocuments } from "./fetch-documents.ts";
export { type AddressPolicy, guardAddress, isListed, type PinnedAddress } from "./guard-address.ts";
export { decode } from "./guarded-read.ts";
export { asNetworkError, guardedRequest, parseAddress } from "./guarded-request.ts";
export { NetworkError } from "./network-error.ts";
