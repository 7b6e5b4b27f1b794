import { lastUnit, checkout } from './bench/shopping.ts';
import { execSync, execFileSync } from 'node:child_process';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
const url = 'http://127.0.0.1:4310';
const environment = JSON.parse(readFileSync('/tmp/mwdata/environment.json','utf8'));
const item = 'LAST-'+Math.random().toString(36).slice(2,7).toUpperCase();
const imp = (i: string) => { writeFileSync('/tmp/one.csv', `item_number,category,brand,name_en,prices,stock_mtl,lead_time_days\n${i},deep-groove-ball-bearings,Rolvane,Bench bearing,1:10.00,1,0\n`); execFileSync(process.execPath,['dist/server/import.js','/tmp/one.csv'],{env:{...process.env,...environment,NODE_OPTIONS:''}}); };
imp(item); imp(item+'B');
if (process.env.WARM) console.log(await checkout(url, environment.GATEWAY_URL, 16, +process.env.WARM));
console.log((await lastUnit(url, environment.GATEWAY_URL, item+'B', 200)).note);
const pids = execSync("pgrep -f 'dist/server/(web|event-store|projector|worker|gateway|catalogue-index)\\.js'").toString().trim().split('\n');
for (const p of pids) process.kill(+p,'SIGUSR2');
console.log((await lastUnit(url, environment.GATEWAY_URL, item, 200)).note);
for (const p of pids) process.kill(+p,'SIGUSR2');
await new Promise(r=>setTimeout(r,2500));
for (const file of readdirSync('/tmp/prof')) { const p = JSON.parse(readFileSync('/tmp/prof/'+file,'utf8')); console.log(file, (p.cpuMs/200).toFixed(3),'ms each, sys', (p.sysMs/200).toFixed(3)); }
