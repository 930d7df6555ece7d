/** Where the pictures of Discord's members lie. Source: https://discord.com/developers/docs/reference#image-formatting */
export const DISCORD_PICTURES = "https://cdn.discordapp.com";
