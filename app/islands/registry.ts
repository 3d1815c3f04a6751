import type { FunctionComponent } from "react";
import { ChatPanel } from "../chat/in-page/chat-panel.tsx";
import { ChatWidget } from "../chat/widget/chat-widget.tsx";
import { ThemeToggle } from "../layout/footer/theme-toggle.tsx";
import { SendButton } from "../ui/form/send-button.tsx";

/** The bundle holds those of most pages; the other pages fetch theirs. Props travel as JSON. */
export const islands = {
	calculator: async () => (await import("../calculator/calculator.tsx")).Calculator,
	"chat-panel": () => ChatPanel,
	"chat-widget": () => ChatWidget,
	"copy-link": async () => (await import("../blog/article/copy-link.tsx")).CopyLink,
	"demo-dialog": async () => (await import("../pages/industries/demo-dialog.tsx")).DemoDialog,
	"demo-player": async () => (await import("../pages/demo/demo-player.tsx")).DemoPlayer,
	"lead-demo": async () => (await import("../pages/products/lead-demo/lead-demo.tsx")).LeadDemo,
	"live-search": async () => (await import("../blog/live-search.tsx")).LiveSearch,
	"passkey-sign-in": async () => (await import("../sign-in/passkey-form.tsx")).PasskeySignIn,
	"send-button": () => SendButton,
	"theme-toggle": () => ThemeToggle,
	"voice-demo": async () => (await import("../pages/products/voice-demo/voice-demo.tsx")).VoiceDemo,
} satisfies Record<string, () => AnyComponent | Promise<AnyComponent>>;

type AnyComponent = FunctionComponent<never>;

export type IslandName = keyof typeof islands;
export type IslandComponent<Name extends IslandName> = Awaited<ReturnType<(typeof islands)[Name]>>;
