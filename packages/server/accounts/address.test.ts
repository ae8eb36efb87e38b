import assert from "node:assert/strict";
import { it } from "node:test";
import { addressPrefix, isAddressRange, isInRanges } from "./address.ts";

it("an address list takes addresses and CIDR ranges of both families, and nothing ambiguous", () => {
  for (const text of ["10.0.0.1", "10.0.0.0/8", "2001:db8::1", "2001:db8::/32"]) assert.ok(isAddressRange(text), text);
  for (const text of ["", "10.1", "010.0.0.1", "10.0.0.0/33", "example.com", "*", "1"])
    assert.ok(!isAddressRange(text), text);
});

it("an address is judged by its family, IPv4 in IPv6 form as IPv4", () => {
  assert.ok(isInRanges("10.1.2.3", ["192.168.0.0/16", "10.0.0.0/8"]));
  assert.ok(isInRanges("::ffff:10.1.2.3", ["10.1.2.3"]));
  assert.ok(isInRanges("2001:db8::5", ["2001:db8::/32"]));
  assert.ok(!isInRanges("10.1.2.3", ["2001:db8::/32", "10.1.2.4"]));
  assert.ok(!isInRanges("unknown", ["0.0.0.0/0"]));
});

it("one IPv6 customer is one sender", () => {
  assert.equal(addressPrefix("2001:db8:1:2::1"), addressPrefix("2001:db8:1:2:ffff::2"));
  assert.notEqual(addressPrefix("2001:db8:1:2::1"), addressPrefix("2001:db8:1:3::1"));
  assert.equal(addressPrefix("::ffff:10.0.0.1"), "10.0.0.1");
});
