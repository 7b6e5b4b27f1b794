// The inline script that starts the page's scripts, as text.
import { aliveEvent, waitingNoticeId } from '../early-submit.ts';

/** Milliseconds after which a browser that does not tell of its first paint starts anyway. */
const latest = 1_000;

/**
 * Scripts are fetched after the first paint: the page is readable without them, and pictures and fonts come first.
 * The stages then run one after the other with a breath between them, so that a tap is answered in between.
 * A hidden tab is never painted, so it starts at once. Until they run, a form that would be posted is held.
 */
export const starter = (stages: readonly string[], scripts: readonly string[]): string => `(s=>{
let begun,held;
const notice=on=>document.getElementById("${waitingNoticeId}")?.toggleAttribute("hidden",!on);
const hold=e=>{if(e.target.method=="post"){e.preventDefault();held=[e.target,e.submitter];notice(true)}};
addEventListener("submit",hold,true);
addEventListener("${aliveEvent}",()=>{removeEventListener("submit",hold,true);notice(false);if(held?.[0].isConnected)held[0].requestSubmit(held[1])},{once:true});
const breathe=()=>new Promise(r=>setTimeout(r));
const begin=async()=>{
if(begun)return;begun=1;
const stages=${JSON.stringify(stages)};
for(const h of stages.concat(${JSON.stringify(scripts)})){const l=document.createElement("link");l.rel="modulepreload";l.nonce=s.nonce;l.href=h;document.head.append(l)}
for(const u of stages){await import(u);await breathe()}
};
if(document.hidden)begin();
else{new PerformanceObserver(begin).observe({type:"paint",buffered:true});setTimeout(begin,${latest})}
})(document.currentScript)`;
