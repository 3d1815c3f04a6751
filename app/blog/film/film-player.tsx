import { filmServices } from "../../../content/blog/film-services.ts";
import { InlineScript } from "../../document/inline-script.tsx";
import code from "./film.inline.ts?minified";

const frames = Object.values(filmServices).map(({ origin }) => origin);

/** Plays a text's films inside the page after a press. */
export function FilmPlayer() {
	return <InlineScript code={code} frames={frames} />;
}
