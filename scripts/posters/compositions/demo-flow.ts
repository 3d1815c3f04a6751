import { hourOf } from "../../../app/pages/demo/story-time.server.ts";
import type { SceneChoice } from "../../../app/ui/scene/compose-scene.ts";
import { demoScene } from "../../../app/ui/scene/scene-places.ts";
import { drop } from "../../../app/ui/shapes/outlines.ts";
import type { DemoFlow } from "../../../content/industries/flow-schema.ts";
import { type IndustryId, industries } from "../../../content/industries/list.ts";
import { bubble } from "../bubble.ts";
import { block, type Composition, canvas, colours, type Ground, grounds, poster } from "../canvas.ts";
import { hour, wordmark } from "../mark.ts";
import { scene } from "../scene.ts";
import { textLine, textWidth } from "../text.ts";

const asks = { fill: colours.cielo, ink: colours.ink };
const answers = { fill: colours.ladrillo, ink: colours.white };

export const demoFlow: Composition = ({ language, brand, params }) => {
	const industry = industries.find(({ id }) => id === params.industry);
	const flows: readonly DemoFlow[] = industry?.flows ?? [];
	const flow = flows.find(({ id }) => id === params.flow);
	if (!industry || !flow) throw new Error(`No demo ${params.industry}/${params.flow}.`);
	const on = industryGrounds[industry.id];
	const { name, customer, steps } = flow.text[language];
	const at = hourOf(flow.steps[0].at, language);
	const messages = steps[0].messages.slice(0, 2).map(([from, text]) => ({
		by: from === "user" ? customer : brand.product,
		text,
		look: from === "user" ? ({ side: "asks", ...asks } as const) : ({ side: "answers", ...answers } as const),
	}));
	const { margin, width } = canvas;
	const dark = on.ink === colours.white;
	let y = 188;
	const bubbles = messages.map(({ by, text, look }, index) => {
		const size = index === 0 ? { width: 800, size: 38, most: 2 } : { width: 760, size: 30, most: 2 };
		const x = look.side === "asks" ? margin : width - margin;
		const drawing = bubble({ from: by, text, ...size, ...look }, { x, y });
		y += drawing.height + 16;
		return drawing.svg;
	});
	return {
		says: [`${name}.`, ...messages.map(({ by, text }) => `${by}: ${text}`)].join(" "),
		svg: poster(
			block(on.ground),
			medallion(demoScene(industry.id, flow.id, "card")),
			hour(at, { x: margin - 3, y: 140, size: 124, fill: dark ? colours.sol : on.ink, on }),
			...bubbles,
			wordmark(brand.product, { x: margin, y: 590, on }),
			textLine(name, { x: width - margin - textWidth(name, 34), y: 590, size: 34, fill: on.ink }),
		),
	};
};

/** Sky asks and brick answers on each of them. */
const industryGrounds: Record<IndustryId, Ground> = {
	"hospitalidad-viajes": grounds.sol,
	"real-estate-construccion": grounds.noche,
	"retail-ecommerce": { ...grounds.papel, ground: colours.niebla },
	"educacion-ong": grounds.sol,
	"automotriz-aftermarket": grounds.noche,
};

/** By day, so that it stands out from every ground, and far enough away for the round clip to cut nobody. */
function medallion(choice: SceneChoice): string {
	const r = 68;
	const [x, y] = [canvas.width - canvas.margin - 2 * r, 36];
	const box = { x, y: y + 2, width: 2 * r, height: 2 * r - 18 };
	const picture = scene({ ...choice, hour: "noon" }, box, { cut: false });
	return `<clipPath id="m"><path d="${drop(x, y, r, "sw")}"/></clipPath><g clip-path="url(#m)">${picture}</g>`;
}
