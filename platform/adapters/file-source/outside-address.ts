// Which servers the shop may be sent to: none within the operator's own network, unless the operator says so. Otherwise
// whoever may name an address could make the shop ask what only machines beside it can reach.
import { lookup } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { needed } from '#domain/shared/needed.ts';
import { SourceFault } from './file-source.ts';

/** All of the internet's in IPv6 (RFC 4291); of them, those for examples (RFC 9637) are nobody's. */
const GLOBAL = ipaddr.IPv6.parseCIDR('2000::/3');
const EXAMPLES = ipaddr.IPv6.parseCIDR('3fff::/20');
/** What the library takes for addresses of the internet: benchmarks (RFC 2544). */
const BENCHMARKS = ipaddr.IPv4.parseCIDR('198.18.0.0/15');

/** Tells whether an IP address is one of the internet. */
export function isOutside(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // An IPv4 address in the shape of IPv6 is what it stands for.
  const it = ipaddr.process(address);
  if (it.range() !== 'unicast') return false;
  return it instanceof ipaddr.IPv4 ? !it.match(BENCHMARKS) : it.match(GLOBAL) && !it.match(EXAMPLES);
}

interface Address {
  readonly address: string;
  readonly family: number;
}

/** The addresses of a host, all of them of the internet. @throws SourceFault source_host_unknown, source_host_private */
export async function outsideAddresses(host: string, allowPrivate: boolean): Promise<readonly [Address, ...Address[]]> {
  const bare = host.replace(/^\[|\]$/g, '');
  const found = await lookup(bare, { all: true }).catch((error: unknown) => {
    throw new SourceFault('source_host_unknown', { host: bare }, { cause: error });
  });
  if (!allowPrivate && found.some(({ address }) => !isOutside(address)))
    throw new SourceFault('source_host_private', { host: bare });
  const [first, ...others] = found;
  return [needed(first, 'address of the host'), ...others];
}

/** For `net.connect`: what was checked is what is connected to, so a name cannot mean another server a moment later. */
export const outsideLookup =
  (allowPrivate: boolean): LookupFunction =>
  (host, options, callback) => {
    outsideAddresses(host, allowPrivate).then(
      (found) => {
        if (options.all) callback(null, [...found]);
        else callback(null, found[0].address, found[0].family);
      },
      (error: unknown) => callback(error as NodeJS.ErrnoException, ''),
    );
  };
