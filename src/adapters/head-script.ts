import { languages } from '../../machines/domain/preferences.ts'
import { awaitingLanguage, heldEvents, noMedium } from './early.ts'
import { typedAgain } from './typed-again.ts'

/** Hides the text, and keeps its room, until the language is there. */
export const awaitingLanguageStyle = `.${awaitingLanguage} body{visibility:hidden}`

/** Text in another language is better than none. */
const longestWait = 4_000

/**
 * Runs in the head, before anything is painted: sets the theme and the language that were chosen here, or else those of
 * the browser; and holds on to what is pressed and typed before the shop listens. Links and the search work by themselves.
 * What the script will need besides itself is asked for after the first paint, which each request would put off.
 * One text for every page, so that the content policy can name it by its hash.
 */
export const headScript = `(function(){
var r=document.documentElement,k={},s=${JSON.stringify(languages)},i,l;
try{k={t:localStorage.getItem('theme'),l:localStorage.getItem('language')}}catch(e){}
var d=k.t==='dark'||k.t!=='light'&&matchMedia('(prefers-color-scheme: dark)').matches;
if(d)r.classList.add('dark');
r.style.colorScheme=d?'dark':'light';
if(s.indexOf(k.l)>=0)l=k.l;
else{var n=navigator.languages||[];for(i=0;i<n.length&&!l;i++){var c=n[i].slice(0,2).toLowerCase();if(s.indexOf(c)>=0)l=c}}
l=l||'en';
if(l!=='en'){r.lang=l;r.classList.add('${awaitingLanguage}');setTimeout(function(){r.classList.remove('${awaitingLanguage}')},${longestWait})}
var e=[];
function h(v){var t=v.target;
if(v.type==='click'){t=t.closest('button,a[data-held]');
if(!t||v.button||v.ctrlKey||v.metaKey||v.shiftKey||v.altKey||t.form&&t.form.hasAttribute('action'))return;
v.preventDefault()}
v.stopPropagation();e.push([t,v.type,t.value,t.checked])}
function a(){document.querySelectorAll('link[media="${noMedium}"]').forEach(function(n){n.removeAttribute('media')})}
document.early={deeds:e,hold:h,ask:a};
requestAnimationFrame(function(){setTimeout(a)});
${typedAgain}
${JSON.stringify(heldEvents)}.forEach(function(n){document.addEventListener(n,h,true)})
})()`
