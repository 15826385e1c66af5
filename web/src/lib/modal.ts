/** Show a dialog above the page as long as it is there: it takes the focus, and gives it back at the end. */
export function modal(sheet: HTMLDialogElement): () => void {
  const before = document.activeElement;
  sheet.showModal();
  return () => {
    sheet.close();
    if (before instanceof HTMLElement) before.focus();
  };
}
