import { fillBlanks } from "../../../content/fill-blanks.ts";
import { stallingProxy } from "../../support/stalling-proxy.ts";
import { leadOf } from "../leads.ts";
import { expect, test } from "../site.ts";
import { somebody } from "../team.ts";
import {
	bubbles,
	choose,
	contactCard,
	field,
	printed,
	summaryCard,
	tell,
	tellAll,
	visitors,
} from "./conversing.ts";

const newAddress = () => `${somebody("ana")}@hostal.example`;

for (const [language, visitor] of Object.entries(visitors))
	for (const javaScriptEnabled of [true, false])
		test.describe(`in ${language}, JavaScript ${javaScriptEnabled ? "on" : "off"}`, () => {
			test.use({ locale: visitor.locale, javaScriptEnabled });
			const { texts } = visitor;

			test("the contact card says what is wrong, keeps what was typed, and becomes what the visitor said", async ({
				page,
			}) => {
				const { contact, errors } = texts.forms;
				await page.goto(visitor.page);
				await tell(page, visitor.business);
				const card = contactCard(page, visitor);
				await field(card, texts.facts.name).fill("Ana Prieto");
				await field(card, texts.facts.email).fill("ana@hostal");
				await field(card, texts.facts.phone).fill("12");
				await field(card, texts.facts.country).selectOption("MX");
				await card.getByRole("button", { name: contact.submit }).click();

				const alert = card.getByRole("alert");
				await expect(alert).toBeFocused();
				await expect(alert).toBeInViewport({ ratio: 1 });
				await expect(alert).toContainText(fillBlanks(errors.summary.several, { count: "2" }));
				await alert.getByRole("link", { name: errors.email }).click();
				const email = field(card, texts.facts.email);
				await expect(email).toBeFocused();
				await expect(email).toHaveAttribute("aria-invalid", "true");
				await expect(email).toHaveAccessibleDescription(errors.email);
				await expect(field(card, texts.facts.phone)).toHaveAccessibleDescription(errors.phoneShort);
				await expect(email).toHaveValue("ana@hostal");
				await expect(field(card, texts.facts.name)).toHaveValue("Ana Prieto");
				await expect(field(card, texts.facts.country)).toHaveValue("MX");
				// Nothing was said yet.
				await expect(bubbles(page)).toHaveCount(1);

				const address = newAddress();
				await email.fill(address);
				await field(card, texts.facts.phone).fill("");
				await email.press("Enter");
				await expect(bubbles(page).last()).toHaveText(`Ana Prieto · ${address}`);
				await expect(card).toHaveCount(0);
			});

			test("whoever would rather not say who they are is asked for something else", async ({ page }) => {
				await page.goto(visitor.page);
				await tell(page, visitor.business);
				const card = contactCard(page, visitor);
				await card.getByRole("button", { name: texts.choices.noContact }).click();
				await expect(bubbles(page).last()).toHaveText(texts.choices.noContact);
				await expect(card).toHaveCount(0);
				await expect(page.locator(".chat-message[data-role=assistant]")).toHaveCount(3);
			});

			test("what is pressed is what is said, and the summary holds it", async ({ page }) => {
				await page.goto(visitor.page);
				await tellAll(page, visitor, newAddress());
				const [, size] = texts.ranges.companySize;
				await choose(page, size.label);
				await expect(bubbles(page).last()).toHaveText(size.label);
				// One that is not known is let be, and one in other words is asked for in words.
				await choose(page, texts.choices.unsure);
				await expect(bubbles(page).last()).toHaveText(texts.choices.unsure);
				await choose(page, texts.choices.other);
				await expect(page.locator(".chat-choices")).toHaveCount(0);
				await tell(page, texts.ranges.timing[0].label);

				const card = summaryCard(page, visitor);
				await expect(field(card, texts.facts.name)).toHaveValue("Ana Prieto");
				await expect(field(card, texts.facts.company)).toHaveValue("Hostal Cafetal");
				await expect(field(card, texts.facts.companySize)).toHaveValue(size.value);
				await expect(field(card, texts.facts.budget)).toHaveValue("");
				await expect(field(card, texts.facts.timing)).not.toHaveValue("");
				await expect(card.getByRole("listitem")).not.toHaveCount(0);
				await expect(page.locator(".chat-progress")).toContainText(
					fillBlanks(texts.progress.label, { done: "6", total: "7" }),
				);
			});

			test("a proposal is printed as its summary was changed, and not before it was confirmed", async ({
				page,
				site,
			}) => {
				const { submit, save } = texts.forms.summary;
				const address = newAddress();
				await page.goto(visitor.page);
				await tellAll(page, visitor, address);
				await page.locator(".chat-progress").getByRole("button").click();
				await expect(bubbles(page).last()).not.toContainText("request:");
				const card = summaryCard(page, visitor);
				const company = field(card, texts.facts.company);
				const need = field(card, texts.facts.need);
				await expect(need).not.toHaveValue("");
				// Enter keeps what was changed: it makes nothing yet.
				await company.fill("Hostal El Mirador");
				await company.press("Enter");
				await expect(bubbles(page).last()).toHaveText(save);
				await expect(company).toHaveValue("Hostal El Mirador");
				await expect(page.locator(".chat-proposal")).toHaveCount(0);
				expect((await leadOf(site, address)).proposals).toHaveLength(0);

				// What is wrong with it is said, and the rest stays as it was typed.
				await field(card, texts.facts.email).fill("ana@hostal");
				await need.fill("Una sola bandeja: WhatsApp y correo");
				await card.getByRole("button", { name: submit }).click();
				await expect(card.getByRole("alert")).toBeFocused();
				await expect(need).toHaveValue("Una sola bandeja: WhatsApp y correo");
				expect((await leadOf(site, address)).proposals).toHaveLength(0);

				await field(card, texts.facts.email).fill(address);
				await field(card, texts.facts.companySize).fill("14 personas");
				const downloading = page.waitForEvent("download");
				await card.getByRole("button", { name: submit }).click();
				await expect(page.locator(".chat-proposal")).toBeVisible();
				const { title, titleFor, pages } = visitor.chat.proposal;
				const isNamed = async () => {
					const made = page.locator(".chat-proposal");
					await expect(made).toContainText(title);
					await expect(made).toContainText(fillBlanks(titleFor, { company: "Hostal El Mirador" }));
					await expect(made).toContainText(fillBlanks(pages, { count: "5" }));
				};
				await isNamed();
				if (!javaScriptEnabled) await page.locator(".chat-proposal a").click();
				const { text, squeezed } = await printed(await downloading);
				expect(text).toContain("Hostal El Mirador");
				expect(text).not.toContain("Hostal Cafetal");
				expect(text).toContain("14 personas");
				expect(squeezed).toContain("Unasolabandeja:WhatsAppycorreo");
				await expect(card).toHaveCount(0);
				const lead = await leadOf(site, address);
				expect(lead).toMatchObject({ company: "Hostal El Mirador", companySize: "14 personas" });
				expect(lead.proposals).toHaveLength(1);

				// The conversation goes on, also after a reload.
				await page.reload();
				await isNamed();
				await tell(page, visitor.business);
				await expect(page.locator(".chat-message").last()).toHaveAttribute("data-role", "assistant");
			});
		});

test.describe("a page that arrives in pieces", () => {
	test.use({ javaScriptEnabled: false });

	for (const width of [390, 1280])
		test(`shows what is wrong with the contact card while and after the rest of it arrives, ${width} px`, async ({
			page,
			site,
		}) => {
			await page.setViewportSize({ width, height: 844 });
			const visitor = visitors.es;
			const { contact, errors } = visitor.texts.forms;
			const after = `${errors.email}</a></li></ul></div>`;
			const slow = await stallingProxy(site.url, { method: "POST", after, milliseconds: 1000 });
			await page.goto(slow.url + visitor.page);
			await tell(page, visitor.business);
			const card = contactCard(page, visitor);
			await field(card, visitor.texts.facts.name).fill("Ana Prieto");
			await field(card, visitor.texts.facts.email).fill("ana@hostal");
			await card.getByRole("button", { name: contact.submit }).click();
			const alert = card.getByRole("alert");
			await expect(alert).toBeInViewport({ ratio: 1 });
			await expect(page.getByRole("contentinfo")).toBeAttached();
			await expect(alert).toBeFocused();
			await expect(alert).toBeInViewport({ ratio: 1 });
			slow.stop();
		});
});
