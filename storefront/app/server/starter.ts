// The inline script that starts the page's scripts, as text.
import { earlyInputKey } from '#storefront/lib/input-notes.ts';
import { waitingNoticeId } from '../shell/early-forms.tsx';

/** Milliseconds after which a browser that does not tell of its first paint starts anyway. */
const latest = 1_000;

/**
 * Scripts are fetched after the first paint: the page is readable without them, and pictures and fonts come first.
 * The stages then run one after the other with a breath between them, so that a tap is answered in between.
 * A hidden tab is never painted, so it starts at once. Until they run, what is typed or pressed
 * is noted and a form that would be posted is held (lib/input-notes.ts). The key `/` leads to the search at once and for
 * good: in a field a slash is a slash.
 */
export const starter = (stages: readonly string[], scripts: readonly string[]): string => `(s=>{
let begun;
const note=({target:t})=>early.typed.set(t,{value:t.value,checked:t.checked});
const hold=e=>{if(e.target.method!="post")return;e.preventDefault();early.held={form:e.target,submitter:e.submitter};document.getElementById("${waitingNoticeId}").hidden=false};
const press=e=>{const b=e.target.closest("button[type=button]");if(b)early.pressed.push(b)};
const kinds={input:note,click:press,submit:hold};
const early=window.${earlyInputKey}={typed:new Map,pressed:[],end(){for(const k in kinds)removeEventListener(k,kinds[k],true)}};
for(const k in kinds)addEventListener(k,kinds[k],true);
addEventListener("keydown",e=>{
if(e.key!="/"||e.ctrlKey||e.metaKey||e.altKey||e.target.isContentEditable||e.target.matches?.("input,textarea,select,[role=textbox],[role=combobox]"))return;
const box=document.querySelector("[role=search] [name=keyword]");
if(box){e.preventDefault();box.focus()}
});
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
