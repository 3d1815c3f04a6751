import type { FunctionComponent } from "react";
import { ChatRoom } from "../chat/chat-room.tsx";
import { ChatWidget } from "../chat/chat-widget.tsx";
import { ThemeToggle } from "../layout/footer/theme-toggle.tsx";
import { SendButton } from "../ui/form/send-button.tsx";

/**
 * The components that React takes over in the browser, by name. Those of most pages are in the bundle; the others are
 * fetched by the pages that have them. Their props travel as JSON.
 */
export const islands = {
	"chat-room": () => ChatRoom,
	"chat-widget": () => ChatWidget,
	"copy-link": async () => (await import("../blog/article/copy-link.tsx")).CopyLink,
	"demo-dialog": async () => (await import("../pages/industries/demo-dialog.tsx")).DemoDialog,
	"demo-player": async () => (await import("../pages/demo/demo-player.tsx")).DemoPlayer,
	"lead-demo": async () => (await import("../pages/products/lead-demo/lead-demo.tsx")).LeadDemo,
	"live-search": async () => (await import("../blog/live-search.tsx")).LiveSearch,
	"send-button": () => SendButton,
	"theme-toggle": () => ThemeToggle,
	"voice-demo": async () => (await import("../pages/products/voice-demo/voice-demo.tsx")).VoiceDemo,
} satisfies Record<string, () => AnyComponent | Promise<AnyComponent>>;

type AnyComponent = FunctionComponent<never>;

export type IslandName = keyof typeof islands;
export type IslandComponent<Name extends IslandName> = Awaited<ReturnType<(typeof islands)[Name]>>;
