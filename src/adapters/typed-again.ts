/**
 * Of the script in the head: what was typed into a form before the shop listens is there again when the same page is loaded
 * anew, as if it had just been typed; nothing that is secret, though. `e` holds the deeds that wait.
 */
export const typedAgain = `function typed(d){var t=d[0];return t.form&&t.name&&!/^(password|checkbox|radio)$/.test(t.type)&&!/^cc-/.test(t.autocomplete)&&!t.form.hasAttribute('action')}
function held(f){try{return f(sessionStorage)}catch(x){}}
addEventListener('pagehide',function(){if(document.early&&e.some(typed))held(function(k){k.setItem('early',JSON.stringify([location.pathname,e.filter(typed).map(function(d){return[d[0].name,d[2]]})]))})});
document.addEventListener('DOMContentLoaded',function(){var k=held(function(k){var v=JSON.parse(k.getItem('early'));k.removeItem('early');return v});
if(k&&k[0]===location.pathname)k[1].forEach(function(p){var t=document.getElementsByName(p[0])[0];if(t){t.value=p[1];e.push([t,'input',p[1]])}})});`
