/** Whether something stands in the layer of a draft: it was not published, and is gone in a minute. */
export const isOfDraft = (element: Element): boolean => element.closest('[data-draft-layer]') !== null;
