/**
 * Films that begin by themselves stand still for readers who ask for less motion, until these start them. It listens on the
 * document: components with state draw theirs later.
 */
export function setUpStillFilms(): void {
  if (!matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const stop = (film: EventTarget | null) => {
    if (!(film instanceof HTMLVideoElement) || !film.autoplay) return;
    film.autoplay = false;
    film.controls = true;
    film.pause();
  };
  document.addEventListener("play", ({ target }) => stop(target), true);
  for (const film of document.querySelectorAll("video[autoplay]")) stop(film);
}
