FROM node:20-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm install --no-save --omit=dev --no-fund --no-audit
COPY . .
RUN npm run build

FROM node:20-slim
WORKDIR /app
ENV NODE_ENV=production
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY --from=build /app/locales locales
COPY --from=build /app/demo demo
# Attached files, unless BLOB_S3_URL is set.
RUN install -d -o node .data
USER node
CMD ["node", "dist/server/web.js"]
