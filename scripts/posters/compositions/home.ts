import { hillsAndTowers, litWindow, windows } from "../../../app/ui/skyline/skyline-shapes.ts";
import { en } from "../../../content/pages/home/en.ts";
import { es } from "../../../content/pages/home/es.ts";
import { block, type Composition, canvas, colours, drawn, grounds, path, poster } from "../canvas.ts";
import { hour, wordmark } from "../mark.ts";
import { fitted, textLines } from "../text.ts";

export const home: Composition = ({ language, brand }) => {
	const { hero } = { es, en }[language](brand.product);
	const { margin, width, height } = canvas;
	const on = grounds.noche;
	const heading = fitted(hero.heading, { width: 760, height: 150, largest: 60, smallest: 40 });
	const scale = (width * 1.24) / 1100;
	const city = `<g transform="translate(${-110} ${height - 200 * scale}) scale(${scale})">${drawn(hillsAndTowers)}<path fill="#0003" d="${windows}"/>${path(colours.luz, litWindow)}</g>`;
	return {
		says: `${hero.hour.time} ${hero.hour.half} ${hero.heading}`,
		svg: poster(
			block(on.ground),
			city,
			hour(hero.hour, { x: margin - 8, y: 262, size: 292, fill: colours.sol, on }),
			textLines(heading, { x: margin, y: 318, fill: on.ink }),
			wordmark(brand.product, { x: width - margin, y: 104, on, anchor: "end" }),
		),
	};
};
