import { buy } from './bench/order-cost.ts';
import { execSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
const url = 'http://127.0.0.1:'+(process.env.PORT ?? 4310);
const environment = JSON.parse(readFileSync((process.env.DATA ?? '/tmp/mwdata')+'/environment.json','utf8'));
const shop = { url, environment } as any;
const tag = Math.random().toString(36).slice(2,7);
const W=+(process.env.W ?? 300), N=+(process.env.N ?? 600);
console.log(await buy(shop, W, 'w'+tag).then(({seconds})=>W/seconds));
const pids = execSync("pgrep -f 'dist/server/(web|event-store|projector|worker|gateway|catalogue-index)\\.js'").toString().trim().split('\n');
const pg = () => execSync("ps -o cputimes= -o args= -C postgres | awk '{s+=$1} END {print s}'").toString().trim();
for (const p of pids) process.kill(+p,'SIGUSR2');
const me = process.cpuUsage(); const pg0=+pg();
const r = await buy(shop, N, 'c'+tag);
const mine = process.cpuUsage(me);
for (const p of pids) process.kill(+p,'SIGUSR2');
console.log('per s', N/r.seconds, 'generator ms each', (mine.user+mine.system)/1000/N, 'pg s', (+pg()-pg0)*1000/N);
await new Promise(r=>setTimeout(r,2500));
for (const file of readdirSync('/tmp/prof')) { const p = JSON.parse(readFileSync('/tmp/prof/'+file,'utf8')); console.log(file, (p.cpuMs/N).toFixed(3),'ms each, sys', (p.sysMs/N).toFixed(3)); }
