import type { IndustryId } from "../../../content/industries/list.ts";
import { type Business, businesses } from "./business.ts";
import { type FrameName, frames, type SceneHour } from "./frames.ts";
import { group, type PartNode, part, type SceneNode } from "./scene-node.ts";

/** Asked and answered from afar, served at a desk, or brought to the door. */
export type SceneAction = "asks" | "serves" | "brings";

export type Moment = {
	hour: SceneHour;
	action?: SceneAction;
	/** The business's other thing is asked for or brought. */
	other?: boolean;
};

export type SceneChoice = Moment & { industry: IndustryId; frame: FrameName };

const usual: Record<SceneHour, SceneAction> = { dawn: "brings", noon: "serves", night: "asks" };

/** A business at a moment: its colours and windows are the hour's, its people do what the action says. */
export function composeScene(choice: SceneChoice): readonly SceneNode[] {
	const { industry, hour, frame: frameName, other = false, action = usual[hour] } = choice;
	const business = businesses[industry];
	const frame = frames[frameName];
	return [
		part("sky"),
		frame.sun[action === "asks" ? "night" : hour],
		...(frame.isBuildingAlone ? [] : hillsOf(business, frameName)),
		...frame.plants.map(([x, scale]) => part(business.plant, x, frame.horizon, scale)),
		group(buildingAt(hour, action, business), frame.building),
		part("ground", 0, frame.horizon),
		...(frame.isBuildingAlone ? [] : drawAction[action](business, { hour, frameName, other })),
	];
}

function hillsOf(business: Business, frameName: FrameName): SceneNode[] {
	const { horizon, hills } = frames[frameName];
	const { far, near, church } = hills ?? business[frameName === "wide" ? "wide" : "tall"];
	const both = [part("hill-far", far[0], horizon, far[1]), part("hill-near", near[0], horizon, near[1])];
	return church ? [...both, part("church", ...church)] : both;
}

function buildingAt(hour: SceneHour, action: SceneAction, business: Business): SceneNode[] {
	const { building, shutter, openWindows, litWindow } = business;
	const windows: Record<SceneHour, PartNode[]> = {
		dawn: openWindows.map(([x, y]) => part("win-open", x, y)),
		noon: [],
		night: [part("win-lit", ...litWindow, 1, "lights-up")],
	};
	const closed = hour === "noon" || action === "serves" ? undefined : shutter?.[hour];
	return [...building, ...(closed ? [closed] : []), ...windows[hour]];
}

type Setting = { hour: SceneHour; frameName: FrameName; other: boolean };

const drawAction: Record<SceneAction, (business: Business, setting: Setting) => SceneNode[]> = {
	brings({ brought, cap }, { hour, frameName, other }) {
		const { foot, bus, bringing } = frames[frameName];
		const things = (other && brought[1]) || brought[0];
		if (things[0].name === "bus")
			return [group([part("bus", bus.x, foot, bus.scale)], { className: "from-left" })];
		const who = hour === "dawn" ? "wears-white skin-1" : cap ? "wears-brick skin-2" : "wears-sky skin-2";
		return [
			group([part("person", 0, 0, 1, who), ...caps(cap)], { x: bringing.person, y: foot, scale: 1.3 }),
			group(things, { x: bringing.things, y: foot }),
		];
	},
	serves({ handed, cap }, { frameName }) {
		const { foot, desk } = frames[frameName];
		const [customer, seller] = cap ? ["skin-2", "skin-1"] : ["skin-1", "skin-2"];
		const serving = [part("person", 0, 0, 1, `wears-brick ${seller}`), ...caps(cap)];
		return [
			group([part("person", desk.customer, foot, 1.3, `wears-sky ${customer}`)], {
				className: "from-left",
			}),
			group([group(serving, { x: desk.seller, y: foot, scale: [-1.3, 1.3] })], { className: "from-right" }),
			group([part("desk"), handed], { x: desk.x, y: foot }),
		];
	},
	asks({ topics }, { frameName, other }) {
		const { asks, answers } = frames[frameName];
		const topic = (other && topics[1]) || topics[0];
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
