import { filmServices } from "../../../content/blog/film-services.ts";
import { InlineScript } from "../../document/inline-script.tsx";
import code from "./film.inline.ts?minified";

const frames = Object.values(filmServices).map(({ origin }) => origin);

/** Lets the films of a text play in its page once each is pressed. */
export function FilmPlayer() {
	return <InlineScript code={code} frames={frames} />;
}
