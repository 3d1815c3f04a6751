import type { IndustryId } from "../../../content/industries/list.ts";
import { type Business, businesses } from "./business.ts";
import { type FrameName, frames, type SceneHour } from "./frames.ts";
import { group, type PartNode, part, type SceneNode } from "./scene-node.ts";

export type SceneChoice = {
	industry: IndustryId;
	hour: SceneHour;
	frame: FrameName;
	/** Another picture of the same hour: something else is asked for, or all stands the other way round. */
	second?: boolean;
};

/** The business of an industry at an hour: at dawn it opens, at noon it serves, at night it is asked and answers. */
export function composeScene({ industry, hour, frame: name, second }: SceneChoice): readonly SceneNode[] {
	const business = businesses[industry];
	const { secondTopic } = business;
	if (!second) return sceneOf(business, hour, name);
	if (hour === "night" && secondTopic) return sceneOf({ ...business, topic: secondTopic }, hour, name);
	const width = Number(frames[name].viewBox.split(" ")[2]);
	return [group(sceneOf(business, hour, name), { x: width, scale: [-1, 1] })];
}

function sceneOf(business: Business, hour: SceneHour, name: FrameName): readonly SceneNode[] {
	const frame = frames[name];
	const { far, near, church } = frame.hills ?? business[name === "wide" ? "wide" : "tall"];
	const nodes = [
		part("sky"),
		frame.sun[hour],
		part("hill-far", far[0], frame.horizon, far[1]),
		part("hill-near", near[0], frame.horizon, near[1]),
		church && part("church", ...church),
		...frame.plants.map(([x, scale]) => part(business.plant, x, frame.horizon, scale)),
		group(buildingAt(hour, business), frame.building),
		part("ground", 0, frame.horizon),
		...peopleAt[hour](business, name),
	];
	return nodes.filter((node) => node !== undefined);
}

function buildingAt(hour: SceneHour, { building, shutter, openWindows, litWindow }: Business): SceneNode[] {
	const windows: Record<SceneHour, PartNode[]> = {
		dawn: openWindows.map(([x, y]) => part("win-open", x, y)),
		noon: [],
		night: [part("win-lit", ...litWindow, 1, "lights-up")],
	};
	const closed = hour === "noon" ? undefined : shutter?.[hour];
	return [...building, ...(closed ? [closed] : []), ...windows[hour]];
}

const peopleAt: Record<SceneHour, (business: Business, name: FrameName) => SceneNode[]> = {
	dawn({ delivered, cap }, name) {
		const { foot, bus, dawn } = frames[name];
		if (delivered.length === 0)
			return [group([part("bus", bus.x, foot, bus.scale)], { className: "from-left" })];
		return [
			group([part("person", 0, 0, 1, "person-opens skin-1"), ...caps(cap)], {
				x: dawn.person,
				y: foot,
				scale: 1.3,
			}),
			group(delivered, { x: dawn.things, y: foot }),
		];
	},
	noon({ handed, cap }, name) {
		const { foot, desk } = frames[name];
		const [customer, seller] = cap ? ["skin-2", "skin-1"] : ["skin-1", "skin-2"];
		const serving = [part("person", 0, 0, 1, `person-answers ${seller}`), ...caps(cap)];
		return [
			group([part("person", desk.customer, foot, 1.3, `person-asks ${customer}`)], {
				className: "from-left",
			}),
			group([group(serving, { x: desk.seller, y: foot, scale: [-1.3, 1.3] })], { className: "from-right" }),
			group([part("desk"), handed], { x: desk.x, y: foot }),
		];
	},
	night({ topic }, name) {
		const { asks, answers } = frames[name];
		return [
			group(
				[
					part("bubble-ask", asks.x, asks.y, asks.scale),
					part(
						topic.name,
						asks.x,
						asks.y + topic.down * (asks.scale / 3),
						round(topic.scale * (asks.scale / 3)),
						"scene-topic",
					),
				],
				{ className: "from-left" },
			),
			group(
				[
					part("bubble-answer", answers.x, answers.y, answers.scale),
					part("check", answers.x, answers.y - 24, round(0.442 * answers.scale)),
				],
				{ className: "from-right" },
			),
		];
	},
};

const caps = (worn: boolean) => (worn ? [part("cap")] : []);
const round = (value: number) => Math.round(value * 100) / 100;
