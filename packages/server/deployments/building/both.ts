/**
 * Waits for two things that go on at once until both have ended, also where one fails: so that nothing still writes into
 * folders that are removed then.
 * @throws what the first of them threw, else what the second did.
 */
export async function both<A, B>(first: Promise<A>, second: Promise<B>): Promise<[A, B]> {
  await Promise.allSettled([first, second]);
  return Promise.all([first, second]);
}
