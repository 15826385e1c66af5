/** A sentence beside a small sign, on touch, on hover, and when what the sign belongs to has the keyboard's focus. */

const STAYS = 6000; // milliseconds, after a touch

let tip: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

function hide(): void {
  clearTimeout(timer);
  tip?.remove();
  tip = undefined;
}

/** Show a text above or below an element. It is in the top layer, where nothing clips it. */
function show(at: Element, text: string): void {
  hide();
  tip = document.createElement('div');
  tip.className = 'tip';
  tip.setAttribute('aria-hidden', 'true'); // the text is part of the name of what the sign belongs to
  tip.popover = 'manual';
  tip.textContent = text;
  document.body.append(tip);
  tip.showPopover();
  const box = at.getBoundingClientRect();
  const wide = tip.offsetWidth;
  const tall = tip.offsetHeight;
  const left = Math.max(8, Math.min(box.left + box.width / 2 - wide / 2, innerWidth - wide - 8));
  const above = box.top - tall - 8;
  tip.style.left = `${left}px`;
  tip.style.top = `${above > 8 ? above : box.bottom + 8}px`;
}

export function explained(text: string): (sign: HTMLElement) => () => void {
  return (sign) => {
    const control = sign.closest<HTMLElement>('button, a, [tabindex]');
    const listening = new AbortController();
    const { signal } = listening;
    let touched = false;
    sign.addEventListener('pointerenter', (event) => event.pointerType === 'mouse' && show(sign, text), { signal });
    sign.addEventListener('pointerleave', (event) => event.pointerType === 'mouse' && hide(), { signal });
    sign.addEventListener('pointerdown', (event) => (touched = event.pointerType === 'touch'), { signal });
    sign.addEventListener(
      'click',
      (event) => {
        if (!touched) return;
        event.stopPropagation(); // a touch of the sign asks about it, and does nothing else
        event.preventDefault();
        show(sign, text);
        timer = setTimeout(hide, STAYS);
      },
      { signal },
    );
    control?.addEventListener('focus', () => control.matches(':focus-visible') && show(sign, text), { signal });
    control?.addEventListener('blur', hide, { signal });
    return () => {
      listening.abort();
      hide();
    };
  };
}
