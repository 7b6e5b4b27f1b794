import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from '../operations/failure.ts';

export interface RateLimits {
  /** @throws Refusal 429 when the address has called the route too often within a minute */
  consume(route: string, perMinute: number, address: string): Promise<void>;
}

export function createRateLimits(factor = 1): RateLimits {
  const limiters = new Map<string, RateLimiterMemory>();
  return {
    async consume(route, perMinute, address) {
      let limiter = limiters.get(route);
      if (!limiter) limiters.set(route, (limiter = new RateLimiterMemory({ points: perMinute * factor, duration: 60 })));
      try {
        await limiter.consume(address);
      } catch (error) {
        if (error instanceof RateLimiterRes) throw new Refusal(429, 'too_many_requests');
        throw error;
      }
    },
  };
}
